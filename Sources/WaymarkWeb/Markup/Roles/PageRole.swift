// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// All that a page knows of one role of elements; each role has one conformance, in its family's
/// folder.
///
/// Most roles are HTML alone. One that a form without a script names is a `ControlRole`, and one
/// that a form fills in is an `InputRole`.
protocol PageRole {
    /// Makes its HTML without its children.
    func node(in markup: ElementMarkup) -> HTMLNode
    /// The modules of the script that it needs as soon as it is there.
    var modules: [ScriptModule] { get }
    /// The frequency with which the same content comes again on one connection.
    var recurrence: Recurrence { get }
    /// The role as one that a form names; `nil` for what is only looked at.
    var control: (any ControlRole)? { get }
    /// The role as one that a form fills in; `nil` for all else.
    var input: (any InputRole)? { get }
}

extension PageRole {
    var modules: [ScriptModule] { [] }
    var recurrence: Recurrence { .rare }
    var control: (any ControlRole)? { nil }
    var input: (any InputRole)? { nil }
}

/// The definition of a role that a person presses, closes or fills in: a form proves that it is
/// still the one that the person saw.
protocol ControlRole: PageRole {
    /// Its kind, and what it says by itself; not what is typed into it.
    var formWords: String { get }
    /// True if its children are its label, whose words count too.
    var isLabelled: Bool { get }
}

extension ControlRole {
    var isLabelled: Bool { true }
    var control: (any ControlRole)? { self }
}

/// The definition of a role that holds something that a person typed, switched, chose or moved.
protocol InputRole: ControlRole {
    /// The value that it holds.
    var drawn: DrawnValue { get }
    /// Returns the action by which it takes this value; `nil` if it holds that already, or can
    /// never hold it.
    func action(for filled: FilledValue) -> ElementAction?
    /// True if it can be filled in as the page stands there, with nothing to open first.
    var isInSight: Bool { get }
    /// True if Return in it submits what was typed.
    var submits: Bool { get }
}

extension InputRole {
    var isInSight: Bool { true }
    var submits: Bool { false }
    var input: (any InputRole)? { self }
}

/// The frequency with which the same content comes again on one connection, which decides what is
/// remembered.
enum Recurrence {
    /// Seldom, or its HTML depends on its number: it is made anew.
    case rare
    /// Again and again, and its HTML follows from the content: it is looked up.
    case frequent
    /// With each push in other contents that hardly ever look otherwise: windows and stacks.
    case frame
}

/// One question about a role, asked of its definition without a box around that.
protocol PageQuestion {
    associatedtype Answer
    func ask(_ role: some PageRole) -> Answer
}
