// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The control around a part tells assistive technology what the part tells the eye.
extension ControlPart: PageRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let isHidden = markup.content.accessibility.isHidden
        return markup.outer(
            "span", "part \(rawValue)", .slot, isHidden ? [] : [.init("aria-hidden", "true")],
            naming: .inside)
    }
}
