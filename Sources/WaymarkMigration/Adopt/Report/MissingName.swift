// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The name of what an error is about, the same for all errors about it.
struct MissingName: Hashable {
    let kind: MissingDeclaration.Kind
    let name: String

    /// - Returns: `nil` for a warning of the app's own.
    init?(_ diagnostic: Diagnostic) {
        let message = diagnostic.message
        if message.hasPrefix(ImportBlanker.mark) {
            self.init(.module, "import " + message.dropFirst(ImportBlanker.mark.count))
        } else if diagnostic.isError {
            self.init(message)
        } else {
            return nil
        }
    }

    private init(_ kind: MissingDeclaration.Kind, _ name: some StringProtocol) {
        self.kind = kind
        self.name = String(name)
    }

    private init(_ message: String) {
        let quoted = Self.quoted(in: message)
        func begins(_ words: String...) -> Bool { words.contains(where: message.hasPrefix) }
        if begins("no such module '"), let name = quoted.first {
            self.init(.module, "import " + name)
        } else if begins("cannot find '$") {
            self.init(.consequence, Self.consequence)
        } else if message.hasPrefix("extraneous argument label"), let label = quoted.first {
            self.init(.call, "(" + label + ")")
        } else if begins("cannot find ", "unknown attribute ", "no macro named "),
            let name = quoted.first
        {
            self.init(.name, name)
        } else if message.contains(" has no member '"), quoted.count > 1 {
            self.init(.member, Self.owner(quoted[0], message) + "." + quoted[1])
        } else if Self.consequences.contains(where: message.contains) {
            self.init(.consequence, Self.consequence)
        } else if begins("no exact matches in call to ", "no exact matches in reference to "),
            let name = quoted.first
        {
            self.init(.call, name + "(…)")
        } else {
            self.init(.other, message)
        }
    }

    private static let consequence = "what other errors cause"

    /// The errors that come where a type could not be found out.
    private static let consequences = [
        "cannot infer contextual base", "no exact matches in call to initializer",
        "could not be inferred", "cannot be resolved without a",
        "failed to produce diagnostic", "unable to type-check this expression",
        "unable to infer", "cannot infer type", "contextual type for closure",
        "does not conform to protocol", "'nil' requires a contextual type",
        "does not override any", "ambiguous use of", "invalid redeclaration",
        "cannot call value of non-function type", "cannot infer key path type",
        "referencing subscript 'subscript(dynamicMember:)'", "'some' types are only permitted",
        "initializer is inaccessible", "cannot convert value of type",
        "missing argument for parameter", "'self' is immutable", "cannot be constructed because",
        "cannot use explicit 'return'", "' requires that '", "on nested type",
    ]

    /// The words in single quotes.
    private static func quoted(in message: String) -> [Substring] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    }

    /// The type whose member is missing, without what is special about it. Modifiers are
    /// missing for all views.
    private static func owner(_ type: Substring, _ message: String) -> String {
        let plain = type.hasPrefix("some ") ? type.dropFirst(5) : type
        let name = String(plain.prefix { $0 != "<" && $0 != " " })
        return message.hasPrefix("value of type") && views.contains(name) ? "View" : name
    }

    private static let views: Set = [
        "AnyView", "AsyncImage", "Button", "Color", "DatePicker", "Divider", "ForEach", "Form",
        "GeometryReader", "Grid", "Group", "HStack", "Image", "Label", "LazyHStack",
        "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "ModifiedContent", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "ProgressView",
        "RoundedRectangle", "ScrollView", "Section", "SecureField", "Slider", "Spacer", "TabView",
        "Text", "TextEditor", "TextField", "Toggle", "VStack", "View", "ZStack",
    ]
}
#endif
