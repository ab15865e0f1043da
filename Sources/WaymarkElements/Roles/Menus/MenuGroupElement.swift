// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Entries of a menu that belong together.
public struct MenuGroupElement: Equatable, Sendable {
    /// The words that say what the entries are about.
    public var title: String
    /// True if the title is drawn, rather than only read aloud.
    public var showsTitle: Bool

    /// Makes a group that shows its title, unless told otherwise.
    public init(title: String, showsTitle: Bool = true) {
        self.title = title
        self.showsTitle = showsTitle
    }
}

extension MenuGroupElement: OutlinedRole {
    var outline: String { line("menu group", title.isEmpty ? nil : quoted(title)) }
}
