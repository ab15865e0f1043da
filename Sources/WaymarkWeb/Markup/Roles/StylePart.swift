// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of the style sheet that a page loads with the first element that it draws, as the family
/// of roles says that it belongs to.
///
/// Parts set nothing that another part sets for the same element, or with more weight
/// (searches, which are items of a toolbar), so that their order is free.
struct StylePart: Sendable {
    /// The name of the part in its address.
    let name: String
    /// The classes that it draws.
    let classes: [Substring]
    /// The beginnings of the names of further classes that it draws.
    let prefixes: [String]
    /// Its files in the order of the cascade.
    let files: [[UInt8]]

    init(
        _ name: String, drawing classes: [Substring], beginning prefixes: [String] = [],
        from files: [UInt8]...
    ) {
        self.name = name
        self.classes = classes
        self.prefixes = prefixes
        self.files = files
    }
}

extension StylePart: Hashable, CustomStringConvertible {
    var description: String { name }

    static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension StylePart {
    /// The part for what the server says itself.
    static let notices = Self(
        "notices", drawing: ["notice", "warning"], from: EmbeddedFiles.notices_css)
    /// The part for what a page has for browsers without a script.
    static let scriptless = Self(
        "scriptless", drawing: ["apply"], from: EmbeddedFiles.scriptless_css)

    /// All of them, those that draw the app first.
    static let all = drawingTheApp + [notices, scriptless]

    /// The part that draws what has this class name; `nil` if the page has it anyway.
    static func drawing(className: Substring) -> StylePart? {
        byClass[className] ?? byPrefix.first { className.hasPrefix($0.prefix) }?.part
    }

    private static let byClass = Dictionary(
        uniqueKeysWithValues: all.flatMap { part in part.classes.map { ($0, part) } })

    private static let byPrefix = all.flatMap { part in
        part.prefixes.map { (prefix: $0, part: part) }
    }
}
