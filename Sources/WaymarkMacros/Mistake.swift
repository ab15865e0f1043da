// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A mistake in the use of a macro, or in a message, with the sentence that the compiler prints for
/// it.
enum Mistake {
    case entryPlace
    case entryDeclaration
    case entryStatic(String)
    case entryAccessors(String)
    case entryValue(String)
    case focusedType(String)
    case focusedValue(String)
    case equatableType(keyword: String)
    case equatablePrivate(type: String)
    case ignoredDeclaration
    case macro(name: String)
    case request(name: String)
    case library(path: String)

    var sentence: String {
        switch self {
        case .entryPlace:
            "'@Entry' adds a value to 'EnvironmentValues', 'Transaction', 'FocusedValues' or "
                + "'ContainerValues'; move it into an extension of one of them"
        case .entryDeclaration:
            "'@Entry' needs a variable; write '@Entry var name: Type = value'"
        case .entryStatic(let name):
            "'\(name)' belongs to a type, and '@Entry' adds a value to each environment; "
                + "remove 'static'"
        case .entryAccessors(let name):
            "'@Entry' writes the accessors of '\(name)'; replace those in braces with '= value'"
        case .entryValue(let name):
            "'\(name)' has no default value; add '= value', or make its type optional"
        case .focusedType(let name):
            "'\(name)' is nil while nothing that sets it has the focus; make its type optional"
        case .focusedValue(let name):
            "'\(name)' is nil while nothing that sets it has the focus; "
                + "remove its default value"
        case .equatableType(let keyword):
            "'@Equatable' compares the stored properties of a struct, and this is "
                + "\(keyword.isEmpty ? "none" : "declared with '\(keyword)'"); "
                + "write 'static func ==' instead"
        case .equatablePrivate(let type):
            "'@Equatable' writes an extension of '\(type)' outside of the type around it, "
                + "where 'private' hides it; write 'fileprivate' instead"
        case .ignoredDeclaration:
            "only a stored property can be left out of the comparison; "
                + "move the attribute to a 'var' or 'let'"
        case .macro(let name):
            "the plug-in 'WaymarkMacroPlugin' has no macro '\(name)'; "
                + "it is older than the declaration: build the package again from scratch"
        case .request(let name):
            "the plug-in 'WaymarkMacroPlugin' cannot read the compiler's message '\(name)'; "
                + "use a version of Waymark that supports this compiler"
        case .library(let path):
            "the plug-in 'WaymarkMacroPlugin' loads no libraries, not '\(path)' either; "
                + "give the library to '-load-plugin-library'"
        }
    }
}

extension Finding {
    /// A finding that belongs to no place in the source.
    init(_ mistake: Mistake) {
        self.init(message: mistake.sentence, file: "", offset: 0)
    }
}

extension SourceText {
    /// A finding at this token, or at the first one.
    func finding(_ mistake: Mistake, at token: SourceToken? = nil) -> Finding {
        let start = (token ?? SourceTokenizer.tokens(of: text).first)?.range.lowerBound ?? 0
        return Finding(message: mistake.sentence, file: file, offset: offset + start)
    }
}
