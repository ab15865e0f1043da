// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The kinds of fields that a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit for each kind of field.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for when fields are submitted.
struct SubmitAction {
    let triggers: SubmitTriggers
    let perform: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// The actions for when fields are submitted, nearest first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Does something when Return is pressed in a field of this view.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) {
            $0.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
        }
    }

    /// Keeps submissions in this view from the views above.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
