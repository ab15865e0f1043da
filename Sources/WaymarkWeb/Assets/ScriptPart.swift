// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// One file of our script, which is a module for those who write, check and test it. Browsers
/// load several of these in one scope, where each sees what the others declare.
enum ScriptPart {
    /// The parts in one scope: without `import { … }`, `export { … };` and the objects by which
    /// a part lets others write its variables, `export const eventsPart = { … };`.
    ///
    /// What browsers themselves import, as in `export function arrange`, stays.
    static func joined(_ parts: [[UInt8]]) -> [UInt8] {
        var kept: [UInt8] = []
        for part in parts {
            var isBetween = true
            for line in part.split(separator: newline, omittingEmptySubsequences: false) {
                if isBetween && joins(line) { isBetween = false }
                if isBetween { kept += line }
                kept.append(newline)
                if line.last == UInt8(ascii: ";") { isBetween = true }
            }
        }
        return kept
    }

    private static let newline = UInt8(ascii: "\n")

    /// Returns true if a line begins a statement that only modules have.
    private static func joins(_ line: ArraySlice<UInt8>) -> Bool {
        let isObject = line.starts(with: "export const ".utf8) && line.ends(with: "Part = {")
        return isObject || line.starts(with: "import {".utf8)
            || line.starts(with: "export {".utf8)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
#endif
