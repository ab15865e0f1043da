// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Puts a warning in the place of imports of modules that are not there. The compiler says it where
/// the import would be compiled, and lines and columns of all else stay the same.
struct ImportBlanker {
    /// The modules that are there besides those of the toolchain and of Waymark.
    let known: Set<String>
    /// The modules that the compiler did not find.
    var absent: Set<String> = []
    /// The beginning of such a warning.
    static let mark = "waymark: import "

    /// Returns the source without those imports; itself where there are none.
    func blank(_ source: SourceText) -> [UInt8] {
        let file = ParsedFile(source)
        var bytes = source.bytes
        for node in file.nodes(ImportDeclSyntax.self).reversed() {
            guard let name = node.path.first?.name.text, !isThere(name) else { continue }
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            let lines = bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }
            bytes.replaceSubrange(
                start..<end, with: lines + Array("#warning(\"\(Self.mark)\(name)\")".utf8))
        }
        return bytes
    }

    private func isThere(_ name: String) -> Bool {
        !absent.contains(name) && (known.contains(name) || KnownModules.contains(name))
    }
}
#endif
