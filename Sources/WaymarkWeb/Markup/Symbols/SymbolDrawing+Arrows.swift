// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolDrawing {
    /// Drawings of arrows and editing.
    static let arrows: [String: SymbolDrawing] = [
        "arrow.left": SymbolDrawing(
            lines: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5"),
        "arrow.right": SymbolDrawing(
            lines: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5"),
        "arrow.up": SymbolDrawing(
            lines: "M12 20V4.5M5.5 11L12 4.5l6.5 6.5"),
        "arrow.down": SymbolDrawing(
            lines: "M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5"),
        "arrow.backward": SymbolDrawing(
            lines: "M20 12H4.5M11 5.5L4.5 12l6.5 6.5"),
        "arrow.forward": SymbolDrawing(
            lines: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5"),
        "arrow.clockwise": SymbolDrawing(
            lines: "M19.3 9A8 8 0 1 0 20 12.5M19.8 4.3V9h-4.7"),
        "arrow.counterclockwise": SymbolDrawing(
            lines: "M4.7 9A8 8 0 1 1 4 12.5M4.2 4.3V9h4.7"),
        "arrow.uturn.left": SymbolDrawing(
            lines: "M8.5 5L4 9.5 8.5 14M4 9.5h10.5a5.2 5.2 0 0 1 0 10.4H10"),
        "arrow.uturn.right": SymbolDrawing(
            lines: "M15.5 5L20 9.5 15.5 14M20 9.5H9.5a5.2 5.2 0 0 0 0 10.4H14"),
        "arrow.triangle.branch": SymbolDrawing(
            lines: "M4.2 5.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM4.2 18.5"
                + "a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM15.2 7.5a2.3 2.3 0 1 0 4.6 0"
                + "a2.3 2.3 0 1 0 -4.6 0zM6.5 7.8v8.4M17.5 9.8"
                + "c0 3.4-2.7 4.1-5.5 4.5-2.5.3-4.2.7-5.2 2"),
        "arrow.triangle.2.circlepath": SymbolDrawing(
            lines: "M4.2 10.5A8 8 0 0 1 18.7 7.5M19.8 13.5A8 8 0 0 1 5.3 16.5M19 3.5"
                + "v4.3h-4.3M5 20.5v-4.3h4.3"),
        "arrow.up.right": SymbolDrawing(
            lines: "M6.5 17.5l11-11M8.5 6.5h9v9"),
        "arrow.up.right.square": SymbolDrawing(
            lines: "M19.5 12.5v4.7a3 3 0 0 1-3 3H6.8a3 3 0 0 1-3-3V7.5a3 3 0 0 1 3-3"
                + "h4.7M15 3.5h5.5V9M20 4l-8.5 8.5"),
        "arrow.up.arrow.down": SymbolDrawing(
            lines: "M8 19.5V5M4 9l4-4.2L12 9M16 4.5V19M12 15l4 4.2 4-4.2"),
        "arrow.left.arrow.right": SymbolDrawing(
            lines: "M4.5 8H19M15 4l4.2 4L15 12M19.5 16H5M9 12l-4.2 4L9 20"),
        "arrow.up.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 16.5V8M8.3 11.5L12 7.8"
                + "l3.7 3.7"),
        "arrow.down.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7.5V16M8.3 12.5"
                + "l3.7 3.7 3.7-3.7"),
        "arrow.left.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM16.5 12H8M11.5 8.3L7.8 12"
                + "l3.7 3.7"),
        "arrow.right.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM7.5 12H16M12.5 8.3"
                + "l3.7 3.7-3.7 3.7"),
        "square.and.arrow.up": SymbolDrawing(
            lines: "M8 9.5H6.7c-.9 0-1.7.8-1.7 1.7v7.6c0 .9.8 1.7 1.7 1.7h10.6"
                + "c.9 0 1.7-.8 1.7-1.7v-7.6c0-.9-.8-1.7-1.7-1.7H16M12 15V3.5M8 7.2"
                + "l4-3.9 4 3.9"),
        "square.and.arrow.down": SymbolDrawing(
            lines: "M8 9.5H6.7c-.9 0-1.7.8-1.7 1.7v7.6c0 .9.8 1.7 1.7 1.7h10.6"
                + "c.9 0 1.7-.8 1.7-1.7v-7.6c0-.9-.8-1.7-1.7-1.7H16M12 3.5V15M8 11.3"
                + "l4 3.9 4-3.9"),
        "square.and.pencil": SymbolDrawing(
            lines: "M13 4.5H6.8a3 3 0 0 0-3 3v9.7a3 3 0 0 0 3 3h9.7a3 3 0 0 0 3-3V11"
                + "M10 14.2l.6-2.8 8.2-8.2c.6-.6 1.6-.6 2.2 0s.6 1.6 0 2.2l-8.2 8.2z"),
        "pencil": SymbolDrawing(
            lines: "M4 20l1-4.6L16.3 4.1c.8-.8 2-.8 2.8 0l.8.8c.8.8.8 2 0 2.8L8.6 19z"
                + "M14.2 6.2l3.6 3.6"),
        "trash": SymbolDrawing(
            lines: "M4.5 6.5h15M9 6.3V4.7c0-.7.5-1.2 1.2-1.2h3.6c.7 0 1.2.5 1.2 1.2"
                + "v1.6M6.3 6.7l.8 12.2c.1.9.8 1.6 1.7 1.6h6.4c.9 0 1.6-.7 1.7-1.6l.8-12.2"
                + "M10 10.3l.3 6.5M14 10.3l-.3 6.5"),
        "trash.fill": SymbolDrawing(
            lines: "M4.5 6.2h15M9 6V4.7c0-.7.5-1.2 1.2-1.2h3.6c.7 0 1.2.5 1.2 1.2V6",
            fills: "M5.5 8h13l-.9 11.2c-.1 1.2-1 2-2.2 2H8.6c-1.2 0-2.1-.8-2.2-2z"),
        "doc.on.doc": SymbolDrawing(
            lines: "M10.7 7.5h6.6a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1 -2.2 2.2"
                + "h-6.6a2.2 2.2 0 0 1 -2.2 -2.2v-8.6a2.2 2.2 0 0 1 2.2 -2.2zM5.5 16.5"
                + "c-.6-.3-1-.9-1-1.6V5.7C4.5 4.5 5.5 3.5 6.7 3.5h6.6c.9 0 1.6.5 1.9 1.2"),
    ]
}
