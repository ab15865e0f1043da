// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The identity that a finding keeps from one version of a project to the next: rule, file, what
/// the line says, and which of several such lines it is. Other lines may come and go.
public struct Fingerprint: Hashable, Sendable, Codable, Comparable {
    /// The name of the rule.
    public let rule: String
    /// The file, from the root of the repository.
    public let path: String
    /// A hash of the line without the blanks around it.
    public let line: String
    /// The number of findings of the same rule, file and line before it.
    public let ordinal: Int

    /// Orders fingerprints as a list of them is written.
    public static func < (a: Fingerprint, b: Fingerprint) -> Bool {
        (a.path, a.rule, a.line, a.ordinal) < (b.path, b.rule, b.line, b.ordinal)
    }
}

/// Makes the fingerprints of what is found in one file, in the order in which it stands there.
struct Fingerprints {
    private let source: SourceText
    private let path: String
    private var seen: [Fingerprint: Int] = [:]

    init(of source: SourceText) {
        self.source = source
        path = ProjectPath.name(of: source.path)
    }

    /// The fingerprint of the next thing that a rule finds.
    mutating func next(_ rule: String, at offset: Int) -> Fingerprint {
        let line = source.hash(ofLineAt: offset)
        let first = Fingerprint(rule: rule, path: path, line: line, ordinal: 0)
        let ordinal = seen[first, default: 0]
        seen[first] = ordinal + 1
        return Fingerprint(rule: rule, path: path, line: line, ordinal: ordinal)
    }
}

extension SourceText {
    /// A hash of the line of a byte, without the blanks around it.
    func hash(ofLineAt offset: Int) -> String {
        let line = bytes[range(ofLine: line(of: offset))]
        let blank = { (byte: UInt8) in byte.isBlank || byte.isLineEnd }
        let start = line.firstIndex { !blank($0) } ?? line.endIndex
        let end = line.lastIndex { !blank($0) }.map { $0 + 1 } ?? start
        return line[start..<end].stableHash
    }
}

extension Sequence<UInt8> {
    /// Sixteen digits that are the same in every run and on every machine (FNV-1a).
    var stableHash: String {
        let hash = reduce(into: WordHash()) { $0.add($1) }
        let digits = String(hash.number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
#endif
