// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolDrawing {
    /// Drawings of controls and signs.
    static let controls: [String: SymbolDrawing] = [
        "chevron.left": SymbolDrawing(
            lines: "M14.8 5l-7 7 7 7"),
        "chevron.right": SymbolDrawing(
            lines: "M9.2 5l7 7-7 7"),
        "chevron.backward": SymbolDrawing(
            lines: "M14.8 5l-7 7 7 7"),
        "chevron.forward": SymbolDrawing(
            lines: "M9.2 5l7 7-7 7"),
        "chevron.up": SymbolDrawing(
            lines: "M5 15l7-7 7 7"),
        "chevron.down": SymbolDrawing(
            lines: "M5 9l7 7 7-7"),
        "chevron.up.chevron.down": SymbolDrawing(
            lines: "M7.5 9.3L12 4.8l4.5 4.5M7.5 14.7l4.5 4.5 4.5-4.5"),
        "plus": SymbolDrawing(
            lines: "M12 4.5v15M4.5 12h15"),
        "minus": SymbolDrawing(
            lines: "M4.5 12h15"),
        "xmark": SymbolDrawing(
            lines: "M6 6l12 12M18 6L6 18"),
        "checkmark": SymbolDrawing(
            lines: "M5 12.8l4.8 4.8L19 7"),
        "multiply": SymbolDrawing(
            lines: "M6 6l12 12M18 6L6 18"),
        "equal": SymbolDrawing(
            lines: "M5 9.2h14M5 14.8h14"),
        "ellipsis": SymbolDrawing(
            fills: "M3.8 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM10.3 12"
                + "a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM16.8 12a1.7 1.7 0 1 0 3.4 0"
                + "a1.7 1.7 0 1 0 -3.4 0z"),
        "plus.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 8v8M8 12h8"),
        "plus.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM11.1 7.4h1.8"
                + "v3.7h3.7v1.8h-3.7v3.7h-1.8v-3.7H7.4v-1.8h3.7z"),
        "minus.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM8 12h8"),
        "minus.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM7.4 11.1h9.2"
                + "v1.8H7.4z"),
        "xmark.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9 9l6 6M15 9l-6 6"),
        "xmark.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM12 10.7"
                + "l2.6-2.6 1.3 1.3-2.6 2.6 2.6 2.6-1.3 1.3-2.6-2.6-2.6 2.6-1.3-1.3 2.6-2.6"
                + "-2.6-2.6 1.3-1.3z"),
        "checkmark.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM8 12.4l2.8 2.8L16 9.4"),
        "checkmark.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM10.8 16.1"
                + "l-3.6-3.6 1.3-1.3 2.3 2.3 4.6-5.2 1.4 1.2z"),
        "plus.square": SymbolDrawing(
            lines: "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1 -4 4h-9a4 4 0 0 1 -4 -4v-9"
                + "a4 4 0 0 1 4 -4zM12 8v8M8 12h8"),
        "checkmark.square": SymbolDrawing(
            lines: "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1 -4 4h-9a4 4 0 0 1 -4 -4v-9"
                + "a4 4 0 0 1 4 -4zM8 12.4l2.8 2.8L16 9.4"),
        "checkmark.seal": SymbolDrawing(
            lines: "M12 2.4L14.41 4.58L17.64 4.23L18.31 7.42L21.13 9.03L19.8 12"
                + "L21.13 14.97L18.31 16.58L17.64 19.77L14.41 19.42L12 21.6L9.59 19.42"
                + "L6.36 19.77L5.69 16.58L2.87 14.97L4.2 12L2.87 9.03L5.69 7.42L6.36 4.23"
                + "L9.59 4.58zM8 12.4l2.8 2.8L16 9.4"),
        "checkmark.seal.fill": SymbolDrawing(
            fills: "M12 1.6L14.66 3.82L18.11 3.59L18.96 6.95L21.89 8.79L20.6 12"
                + "L21.89 15.21L18.96 17.05L18.11 20.41L14.66 20.18L12 22.4L9.34 20.18"
                + "L5.89 20.41L5.04 17.05L2.11 15.21L3.4 12L2.11 8.79L5.04 6.95L5.89 3.59"
                + "L9.34 3.82zM10.8 16.1l-3.6-3.6 1.3-1.3 2.3 2.3 4.6-5.2 1.4 1.2z"),
        "ellipsis.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z",
            fills: "M6.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM10.8 12"
                + "a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM14.8 12a1.2 1.2 0 1 0 2.4 0"
                + "a1.2 1.2 0 1 0 -2.4 0z"),
        "ellipsis.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM6.8 12"
                + "a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM10.8 12a1.2 1.2 0 1 0 2.4 0"
                + "a1.2 1.2 0 1 0 -2.4 0zM14.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z"),
        "info.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 11v5.5",
            fills: "M10.8 7.9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z"),
        "info.circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0zM11.1 10.5h1.8"
                + "v6.5h-1.8zM10.8 7.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z"),
        "questionmark.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.5 9.6"
                + "c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.2 0 1.9-2.6 2.1-2.6 4.1",
            fills: "M11 16.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"),
        "questionmark": SymbolDrawing(
            lines: "M8.3 8.3c.3-2.4 1.9-3.8 4-3.8 2.3 0 4 1.5 4 3.5 0 3-4 3.3-4 6.5",
            fills: "M11 18.7a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z"),
        "exclamationmark.triangle": SymbolDrawing(
            lines: "M10.6 4.4c.6-1.1 2.2-1.1 2.8 0l7.3 13c.6 1.1-.2 2.4-1.4 2.4H4.7"
                + "c-1.2 0-2-1.3-1.4-2.4zM12 9.2v5",
            fills: "M10.9 16.9a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"),
        "exclamationmark.triangle.fill": SymbolDrawing(
            lines: "M10.6 4.4c.6-1.1 2.2-1.1 2.8 0l7.3 13c.6 1.1-.2 2.4-1.4 2.4H4.7"
                + "c-1.2 0-2-1.3-1.4-2.4z",
            fills: "M10.6 4.4c.6-1.1 2.2-1.1 2.8 0l7.3 13c.6 1.1-.2 2.4-1.4 2.4H4.7"
                + "c-1.2 0-2-1.3-1.4-2.4zM11.1 8.8h1.8v5.6h-1.8zM10.9 16.9"
                + "a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"),
        "exclamationmark.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7.4v5.6",
            fills: "M10.9 16.3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"),
        "exclamationmark": SymbolDrawing(
            lines: "M12 4.5v10",
            fills: "M10.6 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z"),
        "circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"),
        "circle.fill": SymbolDrawing(
            fills: "M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0 -19.6 0z"),
        "square": SymbolDrawing(
            lines: "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1 -4 4h-9a4 4 0 0 1 -4 -4v-9"
                + "a4 4 0 0 1 4 -4z"),
        "square.fill": SymbolDrawing(
            fills: "M7.3 2.7h9.4a4.6 4.6 0 0 1 4.6 4.6v9.4a4.6 4.6 0 0 1 -4.6 4.6"
                + "h-9.4a4.6 4.6 0 0 1 -4.6 -4.6v-9.4a4.6 4.6 0 0 1 4.6 -4.6z"),
        "largecircle.fill.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z",
            fills: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"),
        "line.3.horizontal": SymbolDrawing(
            lines: "M4 6.5h16M4 12h16M4 17.5h16"),
        "line.3.horizontal.decrease": SymbolDrawing(
            lines: "M4 7h16M7 12h10M10 17h4"),
        "line.3.horizontal.decrease.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM7.5 9.5h9M9.3 12.5h5.4"
                + "M11 15.5h2"),
        "list.bullet": SymbolDrawing(
            lines: "M9 6.5h11.5M9 12h11.5M9 17.5h11.5",
            fills: "M3.1 6.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM3.1 12"
                + "a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM3.1 17.5a1.4 1.4 0 1 0 2.8 0"
                + "a1.4 1.4 0 1 0 -2.8 0z"),
        "list.number": SymbolDrawing(
            lines: "M9.5 6.5h11M9.5 12h11M9.5 17.5h11M3.6 5.8l1.4-.8v3.5M3.6 15.5"
                + "c1.4-.8 2.7.4 1.5 1.7l-1.7 1.9h2.3"),
        "slider.horizontal.3": SymbolDrawing(
            lines: "M3.5 6.5h9M17 6.5h3.5M3.5 12h2.7M10.7 12h9.8M3.5 17.5h8M16 17.5"
                + "h4.5M12.5 6.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM6.2 12"
                + "a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM11.5 17.5a2.2 2.2 0 1 0 4.4 0"
                + "a2.2 2.2 0 1 0 -4.4 0z"),
        "magnifyingglass": SymbolDrawing(
            lines: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.3 15.3l5 5"),
        "gear": SymbolDrawing(
            lines: "M9.9 5.22L10.39 2.64L13.61 2.64L14.1 5.22L15.31 5.72L17.48 4.24"
                + "L19.76 6.52L18.28 8.69L18.78 9.9L21.36 10.39L21.36 13.61L18.78 14.1"
                + "L18.28 15.31L19.76 17.48L17.48 19.76L15.31 18.28L14.1 18.78L13.61 21.36"
                + "L10.39 21.36L9.9 18.78L8.69 18.28L6.52 19.76L4.24 17.48L5.72 15.31"
                + "L5.22 14.1L2.64 13.61L2.64 10.39L5.22 9.9L5.72 8.69L4.24 6.52L6.52 4.24"
                + "L8.69 5.72zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"),
        "gearshape": SymbolDrawing(
            lines: "M9.9 5.22L10.39 2.64L13.61 2.64L14.1 5.22L15.31 5.72L17.48 4.24"
                + "L19.76 6.52L18.28 8.69L18.78 9.9L21.36 10.39L21.36 13.61L18.78 14.1"
                + "L18.28 15.31L19.76 17.48L17.48 19.76L15.31 18.28L14.1 18.78L13.61 21.36"
                + "L10.39 21.36L9.9 18.78L8.69 18.28L6.52 19.76L4.24 17.48L5.72 15.31"
                + "L5.22 14.1L2.64 13.61L2.64 10.39L5.22 9.9L5.72 8.69L4.24 6.52L6.52 4.24"
                + "L8.69 5.72zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"),
        "gearshape.fill": SymbolDrawing(
            lines: "M9.9 5.22L10.39 2.64L13.61 2.64L14.1 5.22L15.31 5.72L17.48 4.24"
                + "L19.76 6.52L18.28 8.69L18.78 9.9L21.36 10.39L21.36 13.61L18.78 14.1"
                + "L18.28 15.31L19.76 17.48L17.48 19.76L15.31 18.28L14.1 18.78L13.61 21.36"
                + "L10.39 21.36L9.9 18.78L8.69 18.28L6.52 19.76L4.24 17.48L5.72 15.31"
                + "L5.22 14.1L2.64 13.61L2.64 10.39L5.22 9.9L5.72 8.69L4.24 6.52L6.52 4.24"
                + "L8.69 5.72z",
            fills: "M9.9 5.22L10.39 2.64L13.61 2.64L14.1 5.22L15.31 5.72L17.48 4.24"
                + "L19.76 6.52L18.28 8.69L18.78 9.9L21.36 10.39L21.36 13.61L18.78 14.1"
                + "L18.28 15.31L19.76 17.48L17.48 19.76L15.31 18.28L14.1 18.78L13.61 21.36"
                + "L10.39 21.36L9.9 18.78L8.69 18.28L6.52 19.76L4.24 17.48L5.72 15.31"
                + "L5.22 14.1L2.64 13.61L2.64 10.39L5.22 9.9L5.72 8.69L4.24 6.52L6.52 4.24"
                + "L8.69 5.72zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"),
        "sidebar.left": SymbolDrawing(
            lines: "M6 4.5h12a3 3 0 0 1 3 3v9a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-9"
                + "a3 3 0 0 1 3 -3zM9 4.5v15",
            fills: "M5.2 8h1.8v1.3H5.2zM5.2 11h1.8v1.3H5.2z"),
        "sidebar.right": SymbolDrawing(
            lines: "M6 4.5h12a3 3 0 0 1 3 3v9a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-9"
                + "a3 3 0 0 1 3 -3zM15 4.5v15"),
        "sidebar.leading": SymbolDrawing(
            lines: "M6 4.5h12a3 3 0 0 1 3 3v9a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-9"
                + "a3 3 0 0 1 3 -3zM9 4.5v15"),
    ]
}
