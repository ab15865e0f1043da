// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The lines that a `.gitignore` needs for what SwiftPM makes.
enum IgnoredPlaces {
    private static let needed = [".build/", ".swiftpm/"]

    /// The text with the lines that it lacks; `nil` where it lacks none.
    static func completing(_ text: String) -> String? {
        let known = Set(text.split(whereSeparator: \.isNewline).map(plain))
        let missing = needed.filter { !known.contains(plain($0[...])) }
        if missing.isEmpty { return nil }
        let gap = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        return text + gap + missing.map { $0 + "\n" }.joined()
    }

    private static func plain(_ line: Substring) -> String {
        line.trimming { $0 == "/" || $0.isWhitespace }
    }
}

extension Substring {
    /// The text without such characters at its ends.
    fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
        let rest = drop(while: isOuter)
        guard let last = rest.lastIndex(where: { !isOuter($0) }) else { return "" }
        return String(rest[...last])
    }
}
#endif
