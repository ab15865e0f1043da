// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An answer of the plug-in to the compiler.
enum PluginAnswer: Equatable {
    case capability
    case expansion(Expansion)
    case library([Finding])
}

/// The source text that a macro use stands for; nothing when it cannot be made.
struct Expansion: Equatable {
    var source: String?
    var findings: [Finding] = []

    static func failure(_ finding: Finding) -> Expansion {
        Expansion(source: nil, findings: [finding])
    }
}

/// An error of the person who uses a macro.
struct Finding: Equatable, Error {
    var message: String
    var file: String
    var offset: Int
}

extension PluginAnswer {
    /// The version of the compiler's messages that this plug-in was written for.
    static let protocolVersion = 7

    var message: JSONValue {
        switch self {
        case .capability:
            let capability: JSONValue = .object([
                "protocolVersion": .number(Self.protocolVersion), "features": .array([]),
            ])
            return .object(["getCapabilityResult": .object(["capability": capability])])
        case .expansion(let expansion):
            let result: JSONValue = .object([
                "expandedSource": expansion.source.map(JSONValue.string) ?? .null,
                "diagnostics": .array(expansion.findings.map(\.json)),
            ])
            return .object(["expandMacroResult": result])
        case .library(let findings):
            let result: JSONValue = .object([
                "loaded": .bool(false), "diagnostics": .array(findings.map(\.json)),
            ])
            return .object(["loadPluginLibraryResult": result])
        }
    }
}

extension Finding {
    fileprivate var json: JSONValue {
        .object([
            "message": .string(message),
            "severity": .string("error"),
            "position": .object(["fileName": .string(file), "offset": .number(offset)]),
            "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
        ])
    }
}
