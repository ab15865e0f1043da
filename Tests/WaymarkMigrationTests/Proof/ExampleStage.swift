// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// A piece of source as a view in a stack, with a switch for each flag it takes for granted.
struct ExampleStage {
    private let items: [CodeBlockItemSyntax]
    private let flags: [String]
    private let usesModel: Bool

    init(_ items: [CodeBlockItemSyntax]) {
        self.items = items
        let names = Set(items.flatMap(Self.names))
        flags = names.filter { $0.contains(/^(is|can)[A-Z]/) }.sorted()
        usesModel = names.contains("model")
    }

    /// The members of a view that shows it.
    var text: String {
        let states =
            flags.map { "@State private var \($0) = ExampleFlags.start\n" }
            + (usesModel ? ["@State private var model = Model()\n"] : [])
        let switches = (flags + (usesModel ? ["model.isOn"] : []))
            .map { "Button(\"switch \($0)\") { \($0).toggle() }\n" }
        return states.joined() + declarations + """
            var body: some View {
                NavigationStack {
                    VStack {
            \(ExampleSource.indented(content, by: 3))
            \(ExampleSource.indented(switches.joined(), by: 3))
                    }
                }
            }
            """
    }

    private var declarations: String {
        items.filter { $0.item.is(DeclSyntax.self) }.map { $0.trimmedDescription + "\n" }
            .joined()
    }

    private var content: String {
        let shown = items.filter { !$0.item.is(DeclSyntax.self) }.map(\.description).joined()
        let start = items.first?.trimmedDescription ?? ""
        if ["ToolbarItem(", "SwiftUI.ToolbarItem("].contains(where: start.hasPrefix) {
            return "Text(\"Mail\").toolbar\(isNamed ? "(id: \"bar\")" : "") {\n\(shown)\n}"
        }
        return shown.isEmpty ? placed : shown
    }

    /// Items by the placement that is declared.
    private var placed: String {
        let variable = items.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
            .first
        let name = variable?.bindings.first?.pattern.trimmedDescription ?? ""
        return """
            Text("Mail").toolbar {
                ToolbarItem(placement: \(name)) { Text("Item") }
            }
            """
    }

    /// True if items have identifiers, so that a person may rearrange them.
    private var isNamed: Bool {
        items.contains {
            $0.description.contains("ToolbarItem(id:") || $0.description.contains("(\n    id:")
        }
    }

    /// Names of values, without the '$' of bindings.
    private static func names(in item: CodeBlockItemSyntax) -> [String] {
        item.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
                name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
            else { return nil }
            return String(token.text.drop { $0 == "$" })
        }
    }
}
#endif
