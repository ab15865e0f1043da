// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A choice of one among several.
public struct PickerElement: Equatable, Sendable {
    /// The way in which the options are shown.
    public enum Style: String, Equatable, Sendable {
        /// One at a time; the others in a list that opens.
        case menu
        /// Beside one another.
        case segmented
        /// Below one another.
        case inline
        /// Beside one another, as symbols.
        case palette
    }

    /// One of the options.
    public struct Option: Equatable, Sendable {
        /// The number by which it is chosen.
        public var id: ElementID
        /// Its title.
        public var title: String
        /// The name of its symbol, if it has one.
        public var symbol: String?

        /// Makes an option of a title, and a symbol if there is one.
        public init(id: ElementID, title: String, symbol: String? = nil) {
            self.id = id
            self.title = title
            self.symbol = symbol
        }
    }

    /// The way in which the options are shown.
    public var style: Style
    /// The options that a person can choose from.
    public var options: [Option]
    /// The option that is chosen, if one is.
    public var chosen: ElementID?

    /// Makes a choice of these options.
    public init(style: Style = .menu, options: [Option], chosen: ElementID? = nil) {
        self.style = style
        self.options = options
        self.chosen = chosen
    }

    /// The title of the chosen option, if one is chosen.
    public var chosenTitle: String? { options.first { $0.id == chosen }?.title }
}

extension PickerElement: OutlinedRole {
    var outline: String {
        line(
            "picker", style.rawValue, chosenTitle.map(quoted),
            "of", options.map { quoted($0.title) }.joined(separator: " "))
    }
}
