// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of the style sheet that a page loads with the first element that it draws.
///
/// Parts set nothing that another part sets for the same element, or with more weight
/// (searches, which are items of a toolbar), so that their order is free.
enum StylePart: String, CaseIterable, Sendable {
    case toolbars, searches, menus, images, switches, pickers, ranges, lists, editing, sheets
    case tabs, columns
    /// These draw nothing of the app's: what the server says itself, and what a page has for
    /// browsers without a script.
    case notices, scriptless

    /// Elements of the app may need it.
    var drawsTheApp: Bool { self != .notices && self != .scriptless }

    /// What it draws, as the family of roles says that it belongs to.
    var contents: Contents {
        switch self {
        case .toolbars: .toolbars
        case .searches: .searches
        case .menus: .menus
        case .images: .images
        case .switches: .switches
        case .pickers: .pickers
        case .ranges: .ranges
        case .lists: .lists
        case .editing: .editing
        case .sheets: .sheets
        case .tabs: .tabs
        case .columns: .columns
        case .notices: .notices
        case .scriptless: .scriptless
        }
    }

    /// Which classes a part draws, and the files that it is made of.
    struct Contents: Sendable {
        let classes: [Substring]
        let prefixes: [String]
        let files: [[UInt8]]

        /// A part that draws these classes, and those whose names begin so.
        init(
            drawing classes: [Substring], beginning prefixes: [String] = [], from files: [UInt8]...
        ) {
            self.classes = classes
            self.prefixes = prefixes
            self.files = files
        }
    }

    /// The part that draws what has this class name; `nil` if the page has it anyway.
    init?(className: Substring) {
        if let part = Self.byClass[className] {
            self = part
        } else if let found = Self.byPrefix.first(where: { className.hasPrefix($0.prefix) }) {
            self = found.part
        } else {
            return nil
        }
    }

    private static let byClass = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { part in
            part.contents.classes.map { ($0, part) }
        })

    private static let byPrefix = allCases.flatMap { part in
        part.contents.prefixes.map { (prefix: $0, part: part) }
    }
}

extension StylePart.Contents {
    static let notices = Self(
        drawing: ["notice", "warning"], from: PackageResources.notices_css)
    static let scriptless = Self(drawing: ["apply"], from: PackageResources.scriptless_css)
}
