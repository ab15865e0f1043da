// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that a person feels or hears. *Differs from Apple:* browsers and terminals give none.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of what seems to collide.
    public struct Weight: Equatable, Sendable {
        private let name: String
        /// Little weight.
        public static let light = Weight(name: "light")
        /// Some weight.
        public static let medium = Weight(name: "medium")
        /// Much weight.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of what seems to collide.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Hard.
        public static let rigid = Flexibility(name: "rigid")
        /// Neither hard nor soft.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String

    /// Something has succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// Something asks for care.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something has failed.
    public static let error = SensoryFeedback(name: "error")
    /// Something else is selected.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has passed a mark on its way up.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has passed a mark on its way down.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something begins.
    public static let start = SensoryFeedback(name: "start")
    /// Something ends.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something lines up.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Something goes from one level to another.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Things collide.
    public static let impact = SensoryFeedback(name: "impact")
    /// A drawing has come to the end of its path.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")

    /// Things of a weight collide.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }

    /// Things of a flexibility collide.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

extension View {
    /// Accepted: browsers and terminals give no feedback.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }

    /// Accepted: browsers and terminals give no feedback, and the condition is not asked.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Accepted: browsers and terminals give no feedback, and none is asked for.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Accepted: browsers and terminals give no feedback, and none is asked for.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
