// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An item of a bar, whose definition is where it goes.
extension ToolbarPlacement: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        markup.outer(
            self == .search ? "search" : "div", "item \(area)", .slot,
            [.init("data-at", rawValue)])
    }

    var modules: [ScriptModule] { self == .search ? [.controls, .searches] : [.controls] }

    /// The part of the bars that it stands in.
    private var area: String {
        switch self {
        case .navigation, .cancellationAction, .leading: "leading"
        case .principal: "principal"
        case .confirmationAction: "trailing confirmation"
        case .destructiveAction: "trailing destructive"
        case .automatic, .primaryAction, .secondaryAction, .trailing: "trailing"
        case .status, .keyboard, .bottomBar: "bottom"
        case .title: "principal"
        case .subtitle: "principal second"
        case .largeTitle: "large-title"
        case .largeSubtitle: "large-title second"
        case .titleMenu: "title-menu"
        case .search: "search"
        }
    }
}
