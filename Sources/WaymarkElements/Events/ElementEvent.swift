// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An action of a person, and the element that it happened to.
public struct ElementEvent: Equatable, Sendable {
    /// The element that it happened to.
    public let id: ElementID
    /// The action that the person took.
    public let action: ElementAction

    /// Makes an event: this action on that element.
    public init(_ id: ElementID, _ action: ElementAction) {
        self.id = id
        self.action = action
    }
}

/// An action that a person can take. One event is one transaction, one flush, one batch of patches.
public enum ElementAction: Equatable, Sendable {
    /// Buttons, links, tabs, selectable rows, entries of menus.
    case press
    /// Selectable rows: keep what is selected and switch this one.
    case pressExtending
    /// Selectable rows: select the rows from the one with this id to this one, and no others.
    case pressThrough(ElementID)
    /// Text fields: all of the new text. Screens whose title can be edited: the new title.
    case setText(String)
    /// Text fields: Return was pressed.
    case submit
    /// Toggles.
    case setOn(Bool)
    /// Pickers: choose the option with this number.
    case choose(ElementID)
    /// Sliders: be at this number, where a person let go. Steppers: be at the least or the
    /// greatest.
    case setValue(Double)
    /// Sliders: be at this number, and a person is still moving.
    case slide(Double)
    /// Steppers: go up by a step.
    case increment
    /// Steppers: go down by a step.
    case decrement
    /// Screens: go back.
    case back
    /// Screens: go back to one of the screens further down, in one step.
    case backTo(depth: Int)
    /// Sheets: close.
    case dismiss
    /// Split views: show or hide the leading column.
    case toggleSidebar
    /// Windows: a URL arrived from outside.
    case open(url: String)
    /// Windows: go to this route, as the browser's Back, Forward and address bar do.
    case navigate(route: [String])
    /// Windows: the width class changed.
    case resize(SizeClass)
    /// Windows: the renderer measured something.
    case measure(ElementMeasurement)
}

/// The room in a window: regular if columns fit beside one another, compact if not.
public enum SizeClass: String, Equatable, Sendable { case compact, regular }
