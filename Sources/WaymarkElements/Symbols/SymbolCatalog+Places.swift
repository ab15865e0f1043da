// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolCatalog {
    /// Places and travel.
    static let places: [String: String] = [
        "map": "▱",
        "mappin": "⚲",
        "mappin.and.ellipse": "⚲",
        "mappin.circle": "⚲",
        "location": "➤",
        "location.fill": "➤",
        "safari": "⌖",
        "car": "⛍",
        "airplane": "✈",
        "bicycle": "⚲",
        "bus": "▣",
        "figure.walk": "⚐",
        "bed.double": "▤",
        "graduationcap": "◬",
        "briefcase": "▭",
        "cross.case": "✚",
    ]
}
