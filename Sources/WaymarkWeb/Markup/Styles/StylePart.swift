// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
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

        /// The part that draws what has this class name; `nil` if the page has it anyway.
        init?(className: Substring) {
            if let part = Self.byName[className] {
                self = part
            } else if className.hasPrefix("top-") || className.hasPrefix("bottom-") {
                self = .toolbars
            } else {
                return nil
            }
        }

        private static let names: [StylePart: [Substring]] = [
            .toolbars: [
                "item", "inspector", "tinted", "untitled", "inline-large", "browser",
                "editor",
            ],
            .searches: ["search"],
            .menus: [
                "menu", "ancestors", "entry", "context", "menu-pair", "menu-more", "menu-group",
                "indicated", "rename", "renaming", "document",
            ],
            .images: ["image", "placeholder"],
            .switches: ["toggle"],
            .pickers: ["picker", "choices", "choice"],
            .ranges: ["slider", "stepper", "progress", "gauge", "part"],
            .lists: [
                "list", "row", "section", "section-header", "section-footer", "actions",
                "disclosure",
            ],
            .editing: ["editing"],
            .sheets: ["sheet", "cover", "popover", "alert"],
            .tabs: ["tabs", "tab-bar", "tab-panel", "tab"],
            .columns: ["split", "column"],
            .notices: ["notice", "warning"],
            .scriptless: ["apply"],
        ]

        private static let byName = Dictionary(
            uniqueKeysWithValues: names.flatMap { part, names in names.map { ($0, part) } })
    }
#endif
