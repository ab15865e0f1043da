// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolCatalog {
    /// Arrows and editing.
    static let arrows: [String: String] = [
        "arrow.left": "←",
        "arrow.right": "→",
        "arrow.up": "↑",
        "arrow.down": "↓",
        "arrow.backward": "←",
        "arrow.forward": "→",
        "arrow.clockwise": "↻",
        "arrow.counterclockwise": "↺",
        "arrow.uturn.left": "↶",
        "arrow.uturn.right": "↷",
        "arrow.triangle.branch": "⑂",
        "arrow.triangle.2.circlepath": "⟳",
        "arrow.up.right": "↗",
        "arrow.up.right.square": "↗",
        "arrow.up.arrow.down": "⇅",
        "arrow.left.arrow.right": "⇄",
        "arrow.up.circle": "⬆",
        "arrow.down.circle": "⬇",
        "arrow.left.circle": "⬅",
        "arrow.right.circle": "➡",
        "square.and.arrow.up": "⇪",
        "square.and.arrow.down": "⇩",
        "square.and.pencil": "✎",
        "pencil": "✎",
        "trash": "🗑",
        "trash.fill": "🗑",
        "doc.on.doc": "⧉",
    ]
}
