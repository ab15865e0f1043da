// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A request of the compiler.
enum CompilerRequest: Equatable {
    case capability
    case expansion(ExpansionRequest)
    case library(path: String)
    case unknown(name: String)
}

/// A macro use with the source text around it.
struct ExpansionRequest: Equatable {
    /// The type named by `#externalMacro`.
    var macro: String
    /// `peer`, `accessor`, `extension` …; the compiler leaves it out for some freestanding uses.
    var role: String?
    /// The whole use of a freestanding macro, the attribute of an attached one.
    var use: SourceText
    /// The declaration that an attached macro is attached to.
    var declaration: SourceText?
    /// The name, as the compiler writes it, of the type that an extension macro extends.
    var extendedType: String?
    /// The conformances that the type does not have yet, of those an extension macro announces.
    var conformances: String?
    /// The declarations around the use, innermost first.
    var context: [SourceText] = []
}

/// A piece of a source file.
struct SourceText: Equatable {
    var text: String
    var file: String
    /// The place in the file where the text starts, in bytes of UTF-8.
    var offset: Int
}

extension CompilerRequest {
    init(_ message: JSONValue) {
        if message["getCapability"] != nil {
            self = .capability
        } else if let body = message["expandFreestandingMacro"] {
            self =
                ExpansionRequest(body, use: "syntax").map(Self.expansion)
                ?? .unknown(name: "expandFreestandingMacro")
        } else if let body = message["expandAttachedMacro"] {
            self =
                ExpansionRequest(body, use: "attributeSyntax").map(Self.expansion)
                ?? .unknown(name: "expandAttachedMacro")
        } else if let body = message["loadPluginLibrary"] {
            self = .library(path: body["libraryPath"]?.string ?? "")
        } else if case .object(let members) = message, let name = members.keys.min() {
            self = .unknown(name: name)
        } else {
            self = .unknown(name: "")
        }
    }
}

extension ExpansionRequest {
    fileprivate init?(_ body: JSONValue, use: String) {
        guard let macro = body["macro"]?["typeName"]?.string,
            let use = body[use].flatMap(SourceText.init)
        else { return nil }
        self.macro = macro
        self.use = use
        role = body["macroRole"]?.string
        declaration = body["declSyntax"].flatMap(SourceText.init)
        extendedType = body["extendedTypeSyntax"]?["source"]?.string
        conformances = body["conformanceListSyntax"]?["source"]?.string
        context = (body["lexicalContext"]?.array ?? []).compactMap(SourceText.init)
    }
}

extension SourceText {
    fileprivate init?(_ syntax: JSONValue) {
        guard let text = syntax["source"]?.string else { return nil }
        self.text = text
        file = syntax["location"]?["fileName"]?.string ?? ""
        offset = syntax["location"]?["offset"]?.number ?? 0
    }
}
