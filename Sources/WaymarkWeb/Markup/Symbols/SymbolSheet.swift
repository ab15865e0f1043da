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

    /// Returns the names and the drawing of each block of a page.
    private static func blocks(of page: String) -> [(names: [String], drawing: SymbolDrawing)] {
        var names: [String] = []
        var drawing = SymbolDrawing()
        var blocks: [(names: [String], drawing: SymbolDrawing)] = []
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("L ") {
                drawing.lines += line.dropFirst(2)
            } else if line.hasPrefix("F ") {
                drawing.fills += line.dropFirst(2)
            } else if line.isEmpty {
                blocks.append((names, drawing))
                (names, drawing) = ([], SymbolDrawing())
            } else {
                names += line.split(separator: " ").map(String.init)
            }
        }
        blocks.append((names, drawing))
        return blocks
    }
}
