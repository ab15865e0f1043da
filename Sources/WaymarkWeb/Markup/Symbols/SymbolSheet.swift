// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The symbols that are made from a set of icons, as text: it is compiled at once, and read when
/// the first of them is shown.
///
/// A block is the names that share a drawing, lines that begin with `L` and areas that begin with
/// `F`. `Scripts/symbols` writes the pages.
enum SymbolSheet {
    /// The drawings by name.
    static let drawings: [String: SymbolDrawing] = pages.reduce(into: [:]) { all, page in
        for block in blocks(of: page) {
            for name in block.names { all[name] = block.drawing }
        }
    }

    /// Returns the names and the drawing of each block of a page. It goes by bytes, as characters
    /// take thirty times as long.
    private static func blocks(of page: String) -> [(names: [String], drawing: SymbolDrawing)] {
        var names: [String] = []
        var drawing = SymbolDrawing()
        var blocks: [(names: [String], drawing: SymbolDrawing)] = []
        for line in page.utf8.split(separator: newline, omittingEmptySubsequences: false) {
            if line.first == areas {
                drawing.fills += Substring(line.dropFirst(2))
            } else if line.first == lines {
                drawing.lines += Substring(line.dropFirst(2))
            } else if line.isEmpty {
                blocks.append((names, drawing))
                (names, drawing) = ([], SymbolDrawing())
            } else {
                names += line.split(separator: space).map { String(Substring($0)) }
            }
        }
        blocks.append((names, drawing))
        return blocks
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let areas = UInt8(ascii: "F")
    private static let lines = UInt8(ascii: "L")
}
