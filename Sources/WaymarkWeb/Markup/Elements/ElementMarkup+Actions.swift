// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// How controls say what a person does: `data-on` tells the script, a name tells the server when
/// the form around the page is sent without one.
extension ElementMarkup {
    /// The attributes of a button that says this.
    func pressing(_ action: String) -> [Attribute] {
        let on = Attribute("data-on", action)
        guard let reference else { return [Attribute("type", "button"), on] }
        return [Attribute("name", action), Attribute("value", reference()), on]
    }

    /// The attributes of a link to an address that says this where a script follows it.
    func linking(_ address: String, _ action: String) -> [Attribute] {
        [Attribute("href", address), Attribute("data-on", action)]
    }

    /// The attributes of a field or switch that says this.
    func filling(_ action: String) -> [Attribute] {
        let on = Attribute("data-on", action)
        guard let reference else { return [on] }
        return [Attribute("name", "\(action).\(reference())"), on]
    }
}
