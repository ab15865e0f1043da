// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// All that a test knows of one role of elements; what is left out is as in a group that shows
/// what it holds.
protocol TestedRole {
    /// The texts that a person reads in it, in reading order; `inside` are those of what it holds.
    func texts(_ inside: () -> [String]) -> [String]
    /// The part that it adds to the name of that which it is in.
    var naming: Naming { get }
    /// The name that a person has for it, whatever it holds; `nil` for what is called after that.
    var name: String? { get }
    /// The use that a person can make of it.
    var use: Use { get }
    /// The number that it stands at; `nil` for what never stands at one.
    var standing: Standing? { get }
}

extension TestedRole {
    func texts(_ inside: () -> [String]) -> [String] { inside() }
    var naming: Naming { .contents }
    var name: String? { nil }
    var use: Use { .nothing }
    var standing: Standing? { nil }
}

/// A role that is no more to a test than what it holds.
struct TestedGroup: TestedRole {}

/// The part that something adds to the name of that which it is in.
enum Naming {
    /// The names of what it holds.
    case contents
    /// These words.
    case words(String)
    /// Nothing: a row is not called after its buttons and its menu, nor a slider after its ends.
    case nothing
}

/// The use that a person can make of something.
enum Use {
    case nothing
    case press
    case type
    case toggle(isOn: Bool)
    case choose(PickerElement)
    case pickDate(DatePickerElement)
    case pickColor(ColorPickerElement)
    /// Moving the number that it stands at, within these bounds.
    case setValue(in: ClosedRange<Double>)
    /// Moving the number that it stands at by a step, where it goes further.
    case step(canIncrement: Bool, canDecrement: Bool)

    /// True if what is used so can have the keyboard's focus.
    var takesFocus: Bool {
        if case .nothing = self { return false }
        return true
    }
}

/// The number that something stands at, or could.
struct Standing {
    /// The number; `nil` where nobody knows.
    let number: Double?
}
