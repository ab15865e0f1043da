// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The action of a button, as the page says it: in `data-on` to the script and on the wire, and as
/// the button's name in a form.
enum ButtonAction: String {
    case press, increment, decrement, back, dismiss, sidebar

    /// The event that it is.
    var event: ElementAction {
        switch self {
        case .press: .press
        case .increment: .increment
        case .decrement: .decrement
        case .back: .back
        case .dismiss: .dismiss
        case .sidebar: .toggleSidebar
        }
    }
}

/// The action of an input when it is filled in, as it says it in `data-on` and at the beginning of
/// its name in a form.
enum InputAction: String {
    case text, rename, toggle, choose, set, date, color
}

/// The attributes by which controls say what a person does: `data-on` tells the script, a name
/// tells the server when the form around the page is sent without one.
extension ElementMarkup {
    /// The attributes of a button that does this.
    func pressing(_ action: ButtonAction) -> [Attribute] {
        let on = Attribute("data-on", action.rawValue)
        guard let reference else { return [Attribute("type", "button"), on] }
        return [Attribute("name", action.rawValue), Attribute("value", reference()), on]
    }

    /// The attributes of a link to an address that is a press where a script follows it.
    func linking(_ address: String) -> [Attribute] {
        [Attribute("href", address), Attribute("data-on", ButtonAction.press.rawValue)]
    }

    /// The attributes of a field or switch that says this.
    func filling(_ action: InputAction) -> [Attribute] {
        let on = Attribute("data-on", action.rawValue)
        guard let reference else { return [on] }
        return [Attribute("name", "\(action.rawValue).\(reference())"), on]
    }

    /// The address of a route, when it has one.
    func address(of route: [String]?) -> String? {
        route.flatMap { WaymarkWeb.address(of: $0, basePath: options.basePath) }
    }
}
