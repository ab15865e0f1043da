// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A format in which findings are written.
public enum FindingFormat: String, Sendable, CaseIterable {
    /// As compilers write warnings.
    case text
    /// `LintContent` as JSON.
    case json
    /// SARIF 2.1.0, for code scanners.
    case sarif
    /// Annotations of GitHub's workflows.
    case github

    /// Writes findings, and what could not be looked at where the format has a place for that.
    public func text(_ findings: [Finding], problems: [FileProblem]) throws -> String {
        switch self {
        case .text: findings.map(\.line).joined()
        case .json: try MachineText.json(LintContent(findings, problems))
        case .sarif: try MachineText.json(SarifLog(findings, problems))
        case .github: findings.map(\.annotation).joined()
        }
    }
}

extension Severity {
    /// The name that compilers, code scanners and GitHub have for a finding of this severity. There
    /// is no third: notes belong to another finding, and some viewers hide them.
    public var diagnostic: String { self >= .high ? "error" : "warning" }
}

extension Finding {
    /// The finding as compilers write a warning.
    var line: String {
        "\(place.path):\(place.line):\(place.column): \(severity.diagnostic): \(message) "
            + "[\(rule)/\(code)]\n"
    }

    /// The finding as an annotation of GitHub's workflows.
    var annotation: String {
        let properties = [
            "file": fingerprint.path, "line": "\(place.line)", "col": "\(place.column)",
            "title": "\(rule)/\(code)",
        ]
        let list = properties.sorted { $0.key < $1.key }
            .map { "\($0)=\(Self.escaped($1, [":", ","]))" }.joined(separator: ",")
        return "::\(severity.diagnostic) \(list)::\(Self.escaped(message, []))\n"
    }

    private static func escaped(_ text: String, _ more: [Unicode.Scalar]) -> String {
        text.unicodeScalars.map { scalar in
            guard ["%", "\r", "\n"].contains(scalar) || more.contains(scalar) else {
                return String(scalar)
            }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}

/// JSON as all parts of this tool write it: in a stable order, one value on a line.
enum MachineText {
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
#endif
