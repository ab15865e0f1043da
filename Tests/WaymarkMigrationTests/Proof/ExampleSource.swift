// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftParser
import SwiftSyntax

/// One side of an example as source that compiles, in a namespace of its own.
struct ExampleSource {
    /// The declarations, and what cannot stand in a type after them.
    let text: String
    /// An expression that makes the view to be driven; `nil` when there is none that needs nothing.
    let root: String?

    /// - Parameter flags: Lines of the source that make a flag which both sides have.
    init(_ written: String, namespace: String, flags: Set<String> = []) {
        let source = Self.driven(written, flags)
        let items = Parser.parse(source: source).statements
        if !items.contains(where: { $0.item.isTypeOrExtension }) {
            let stage = ExampleStage(Array(items)).text
            text = """
                enum \(namespace) {
                    struct Root: View {
                \(Self.indented(stage, by: 2))
                    }
                }

                """
            root = "\(namespace).Root()"
            return
        }
        let inner = items.map(\.item).filter { $0.as(DeclSyntax.self)?.canBeNested ?? false }
        let outer = items.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        let types = Set(inner.compactMap { $0.as(StructDeclSyntax.self)?.name.text })
        text =
            "enum \(namespace) {\n"
            + inner.map { Self.indented($0.description, by: 1) }.joined() + "\n}\n"
            + outer.map { Self.qualified($0, types, namespace) }.joined(separator: "\n")
        root = inner.lazy.compactMap { $0.as(StructDeclSyntax.self) }
            .first { $0.isViewWithoutNeeds }.map { "\(namespace).\($0.name.text)()" }
    }

    /// The same for the library's system, with flags that a test sets, and where the use of
    /// deprecated links is meant.
    private static func driven(_ written: String, _ flags: Set<String>) -> String {
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.map(String.init)
            .map {
                flags.contains($0) ? $0.replacing(" false", with: " ExampleFlags.start") : $0
            }
            .joined(separator: "\n")
            .replacing("#if os(iOS)", with: "#if os(Linux)")
        guard ["isActive:", "tag:"].contains(where: source.contains) else { return source }
        return source.replacing(/(var body:|func \w+\(\) -> some View)/) {
            "@available(*, deprecated) \($0.output.0)"
        }
    }

    static func indented(_ text: String, by depth: Int) -> String {
        let blanks = String(repeating: "    ", count: depth)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
    }

    private static func qualified(
        _ node: ExtensionDeclSyntax, _ types: Set<String>, _ namespace: String
    ) -> String {
        let name = node.extendedType.trimmedDescription
        guard types.contains(name) else { return node.trimmedDescription + "\n" }
        let text = node.trimmedDescription
        let rest = text.dropFirst(node.extensionKeyword.text.count).drop { $0 != name.first }
        return "extension \(namespace).\(rest)\n"
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate var isTypeOrExtension: Bool {
        guard let declaration = self.as(DeclSyntax.self) else { return false }
        return declaration.is(ExtensionDeclSyntax.self)
            || declaration.asProtocol((any NamedDeclSyntax).self) != nil
                && declaration.asProtocol((any DeclGroupSyntax).self) != nil
    }
}

extension DeclSyntax {
    fileprivate var canBeNested: Bool {
        !self.is(ExtensionDeclSyntax.self) && !self.is(MacroExpansionDeclSyntax.self)
            && !self.is(ImportDeclSyntax.self)
    }
}

extension StructDeclSyntax {
    /// True if this is a view that can be made without arguments.
    fileprivate var isViewWithoutNeeds: Bool {
        let isView =
            inheritanceClause?.inheritedTypes.contains {
                $0.type.trimmedDescription == "View"
            } ?? false
        return isView
            && memberBlock.members.allSatisfy { member in
                guard let variable = member.decl.as(VariableDeclSyntax.self) else {
                    return true
                }
                return !variable.needsValue
            }
    }
}

extension VariableDeclSyntax {
    fileprivate var needsValue: Bool {
        let isSupplied = attributes.contains {
            let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
            return ["Environment", "Namespace", "FocusState"].contains(name)
        }
        return !isSupplied
            && bindings.contains {
                $0.accessorBlock == nil && $0.initializer == nil
                    && !($0.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false)
            }
    }
}
#endif
