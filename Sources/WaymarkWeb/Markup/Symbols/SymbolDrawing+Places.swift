// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolDrawing {
    /// Drawings of places and travel.
    static let places: [String: SymbolDrawing] = [
        "map": SymbolDrawing(
            lines: "M3.5 6.2L9 4l6 2.5 5.5-2.2v13.5L15 20l-6-2.5-5.5 2.2zM9 4v13.5"
                + "M15 6.5V20"),
        "mappin": SymbolDrawing(
            lines: "M8 7.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 11.5V21"),
        "mappin.and.ellipse": SymbolDrawing(
            lines: "M12 17c-3-3.5-4.5-6-4.5-8.5a4.5 4.5 0 0 1 9 0"
                + "C16.5 11 15 13.5 12 17zM7.5 15.5"
                + "c-2.6.5-4.3 1.4-4.3 2.5 0 1.7 3.9 3 8.8 3s8.8-1.3 8.8-3"
                + "c0-1.1-1.7-2-4.3-2.5",
            fills: "M10.5 8.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"),
        "mappin.circle": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.7 9.3a2.3 2.3 0 1 0 4.6 0"
                + "a2.3 2.3 0 1 0 -4.6 0zM12 11.6V17"),
        "location": SymbolDrawing(
            lines: "M20.5 3.5L3.5 10.8l7.7 2 2 7.7z"),
        "location.fill": SymbolDrawing(
            fills: "M21.5 2.5L2 10.9l8.4 2.7 2.7 8.4z"),
        "safari": SymbolDrawing(
            lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM16 8l-2.5 5.5L8 16l2.5-5.5z"),
        "car": SymbolDrawing(
            lines: "M4.5 12.5l1.7-5c.3-.9 1.1-1.5 2-1.5h7.6c.9 0 1.7.6 2 1.5l1.7 5"
                + "M3.5 17.5v-3c0-1.1.9-2 2-2h13c1.1 0 2 .9 2 2v3zM5 17.5v2h2.5v-2"
                + "M16.5 17.5v2H19v-2",
            fills: "M5.9 15a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM15.9 15"
                + "a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"),
        "airplane": SymbolDrawing(
            lines: "M10.5 3.8c0-1.7 3-1.7 3 0V9l7.5 5v2l-7.5-2.3v4.5l2.3 1.7v1.6"
                + "L12 20.3l-3.8 1.2v-1.6l2.3-1.7v-4.5L3 16v-2l7.5-5z"),
        "bicycle": SymbolDrawing(
            lines: "M2.3 15.5a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM14.3 15.5"
                + "a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM6 15.5L9.5 8.5h6L18 15.5"
                + "M9.5 8.5l3 7 3.5-5.5M8 8.5h3M15 6h2.5"),
        "bus": SymbolDrawing(
            lines: "M7.1 4h9.8a2.6 2.6 0 0 1 2.6 2.6v8.8a2.6 2.6 0 0 1 -2.6 2.6h-9.8"
                + "a2.6 2.6 0 0 1 -2.6 -2.6v-8.8a2.6 2.6 0 0 1 2.6 -2.6zM4.5 12.5h15M7 18"
                + "v2.5M17 18v2.5",
            fills: "M7 15.3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM15 15.3a1 1 0 1 0 2 0"
                + "a1 1 0 1 0 -2 0z"),
        "figure.walk": SymbolDrawing(
            lines: "M10.5 21l1.7-5.5-2.5-2.5 1-5 2.8 2.5 3 1M10.7 8L7.5 10l-.7 3"
                + "M12.5 15.7l3 2 .8 3.3",
            fills: "M10.9 4.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z"),
        "bed.double": SymbolDrawing(
            lines: "M3 19v-5.5c0-1 .8-1.7 1.7-1.7h14.6c1 0 1.7.8 1.7 1.7V19M3 16.5h18"
                + "M5 11.5V7.7C5 6.5 6 5.5 7.2 5.5h9.6C18 5.5 19 6.5 19 7.7v3.8M8 11.5V10"
                + "h3.2v1.5M12.8 11.5V10H16v1.5"),
        "graduationcap": SymbolDrawing(
            lines: "M12 5L22 9.5 12 14 2 9.5zM6 11.5v4.3c1.6 1.4 3.6 2.2 6 2.2"
                + "s4.4-.8 6-2.2v-4.3M20.5 10.5v5"),
        "briefcase": SymbolDrawing(
            lines: "M5.4 7.5h13.2a2.4 2.4 0 0 1 2.4 2.4v7.2a2.4 2.4 0 0 1 -2.4 2.4"
                + "h-13.2a2.4 2.4 0 0 1 -2.4 -2.4v-7.2a2.4 2.4 0 0 1 2.4 -2.4zM8.5 7.5V5.7"
                + "c0-.7.5-1.2 1.2-1.2h4.6c.7 0 1.2.5 1.2 1.2v1.8M3 12.5c5.5 2 12.5 2 18 0"),
        "cross.case": SymbolDrawing(
            lines: "M5.4 7.5h13.2a2.4 2.4 0 0 1 2.4 2.4v7.2a2.4 2.4 0 0 1 -2.4 2.4"
                + "h-13.2a2.4 2.4 0 0 1 -2.4 -2.4v-7.2a2.4 2.4 0 0 1 2.4 -2.4zM8.5 7.5V5.7"
                + "c0-.7.5-1.2 1.2-1.2h4.6c.7 0 1.2.5 1.2 1.2v1.8M12 10.5v6M9 13.5h6"),
    ]
}
