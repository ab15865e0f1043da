// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// Moves the slider that is called this to a number, and lets it go there. Where the slider has
    /// steps, it comes to the nearest.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one slider, is called so, when it is
    ///   disabled, or when the number lies outside of its bounds.
    public func set(_ name: String, to number: Double) throws {
        let control = try find(name, "set", in: front) { $0.valueBounds != nil }
        let bounds = control.valueBounds ?? 0...1
        guard bounds.contains(number) else {
            throw error(
                "set '\(name)' to \(number): it goes from \(bounds.lowerBound) to "
                    + "\(bounds.upperBound)")
        }
        send(.setValue(number), to: control)
    }

    /// Presses the button of the stepper that goes up by a step.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one stepper, is called so, when it is
    ///   disabled, or when it goes no further.
    public func increment(_ name: String) throws {
        try step(name, .increment, "increment", where: \.canIncrement)
    }

    /// Presses the button of the stepper that goes down by a step.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one stepper, is called so, when it is
    ///   disabled, or when it goes no further.
    public func decrement(_ name: String) throws {
        try step(name, .decrement, "decrement", where: \.canDecrement)
    }

    /// The number at which the slider, stepper, progress view or gauge stands that is called this;
    /// of progress the share that is done, from 0 to 1. It is `nil` where nobody knows.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one thing, is called so.
    public func value(of name: String) throws -> Double? {
        try find(name, "read", in: front, mayBeDisabled: true) { $0.role.tested.standing != nil }
            .role.tested.standing?.number
    }

    private func step(
        _ name: String, _ action: ElementAction, _ verb: String,
        where canStep: ((canIncrement: Bool, canDecrement: Bool)) -> Bool
    ) throws {
        let control = try find(name, verb, in: front) { $0.steps != nil }
        guard let steps = control.steps, canStep(steps) else {
            throw error("\(verb) '\(name)': it goes no further")
        }
        send(action, to: control)
    }
}
