// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The elements of still views on their way to a tree.
///
/// Not for apps: it is public only because `View` names it.
@MainActor public struct _Sketch {
    /// What the views may read of the environment.
    let values: StillValues
    /// Drawn so far, of the element around.
    private(set) var elements: [Element] = []
    /// What a press on the element that is looked for does.
    private(set) var action: (@MainActor () -> Void)?
    private let sought: ElementID?
    private var nextID: Int32
    /// What modifiers add to the next elements, the nearest last.
    private var dress: [_Decoration.Kind] = []

    /// - Parameters:
    ///   - id: The number of the first element; the others follow in reading order.
    ///   - sought: The element whose action is asked for.
    init(from id: Int32, _ values: StillValues, seeking sought: ElementID? = nil) {
        nextID = id
        self.values = values
        self.sought = sought
    }

    /// Draws one element, dressed by the modifiers around it, and what it holds.
    mutating func add(
        _ role: ElementRole, isEnabled: Bool = true, implied: Accessibility? = nil,
        action: (@MainActor () -> Void)? = nil, inside: (inout Self) -> Void = { _ in }
    ) {
        let id = ElementID(nextID)
        nextID += 1
        var content = ElementContent(role, isEnabled: isEnabled)
        for kind in dress.reversed() { content.add(kind) }
        if let implied { content.accessibility.add(implied) }
        if id == sought { self.action = action }
        let (outerDress, outerElements) = (dress, elements)
        dress = []
        elements = []
        inside(&self)
        let element = Element(id: id, content: content, children: elements)
        dress = outerDress
        elements = outerElements
        elements.append(element)
    }

    /// Draws what a modifier is about.
    mutating func dressing(in kind: _Decoration.Kind, _ inside: (inout Self) -> Void) {
        dress.append(kind)
        inside(&self)
        dress.removeLast()
    }
}

/// What still views may read of the environment.
struct StillValues: Equatable {
    var isEnabled = true
    var buttonLook = WaymarkElements.Button.Look.automatic
    var imageScale = WaymarkElements.ImageContent.Scale.medium

    /// `nil` where a style of the app's own draws the buttons.
    init?(_ values: EnvironmentValues, _ needs: _Stillness.Needs) {
        if needs.contains(.buttons) {
            guard case .look(let look) = values.buttonStyleChoice else { return nil }
            buttonLook = look
            isEnabled = values.isEnabled
        }
        if needs.contains(.images) { imageScale = values.imageScale.value }
    }
}
