// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that goes up and down by steps.
public struct StepperElement: Equatable, Sendable {
    /// The number that it stands at; `nil` where it is no number.
    public var value: Double?
    /// The least number; `nil` is no limit.
    public var minimum: Double?
    /// The greatest number; `nil` is no limit.
    public var maximum: Double?
    /// True if it can go up from here.
    public var canIncrement: Bool
    /// True if it can go down from here.
    public var canDecrement: Bool
    /// The number in the app's words; `nil` where the label says it.
    public var words: String?

    /// Makes a stepper that can go both ways, unless told otherwise.
    public init(
        value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil,
        canIncrement: Bool = true, canDecrement: Bool = true, words: String? = nil
    ) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
        self.words = words
    }
}

extension StepperElement: OutlinedRole {
    var outline: String {
        line(
            "stepper", value.map { "\($0)" }, words.map(quoted),
            canDecrement ? nil : "not down", canIncrement ? nil : "not up")
    }
}
