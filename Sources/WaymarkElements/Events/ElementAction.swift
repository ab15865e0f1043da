// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

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
    /// Things that stand at a number: be at this one, where a person let go.
    case setValue(Double)
    /// Things that stand at a number: be at this one, and a person is still moving.
    case moveValue(Double)
    /// Things that stand at a number: go up by a step.
    case increment
    /// Things that stand at a number: go down by a step.
    case decrement
    /// Elements that report it: the keyboard's focus has come to this one, or has left it.
    case focus(Bool)
    /// Elements whose app hears of keys (`ElementContent.keys`): a key was pressed in this one.
    case key(KeyStroke)
    /// Pictures to load: the picture is there, in so many pixels.
    case pictureLoaded(width: Double, height: Double)
    /// Pictures to load: there is no picture at the address.
    case pictureFailed
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
    /// Windows: the renderer measured something.
    case measure(ElementMeasurement)
}

extension ElementAction {
    /// True for what a person does with a control, and so only while it is enabled. Back, closing
    /// and what happens to the window do not ask.
    package var needsEnabledElement: Bool {
        switch self {
        case .focus(let isThere): isThere
        case .press, .pressExtending, .pressThrough, .setText, .submit, .setOn, .choose, .setValue,
            .moveValue, .increment, .decrement, .key:
            true
        case .back, .backTo, .dismiss, .toggleSidebar, .open, .navigate, .measure,
            .pictureLoaded, .pictureFailed:
            false
        }
    }

    /// True for what a renderer has found out by itself, also about what stands behind a modal.
    package var isReport: Bool {
        switch self {
        case .pictureLoaded, .pictureFailed: true
        default: false
        }
    }
}
