// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Dismisses the presentation that contains the view whose environment it was read from (NAV-230).
public struct DismissAction: Sendable {
    let target: DismissTarget?

    /// Pops the screen or closes the modal; nothing where neither contains the view, or when it is
    /// gone (NAV-233).
    @MainActor public func callAsFunction() {
        guard let screen = target?.screen, screen.isMounted else { return }
        screen.screenStack.dismiss(screen)
    }
}

/// The screen that `dismiss()` acts on.
@MainActor final class DismissTarget {
    weak var screen: ScreenNode?

    init(_ screen: ScreenNode) { self.screen = screen }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissTarget? { nil } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var dismissTarget: DismissTarget? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Dismisses the current presentation. Reading it does not make a view due when paths change
    /// (NAV-235).
    public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

    /// True if `dismiss()` would do something: inside a pushed screen or a modal, and in a column
    /// that a selection or a way back leads to (NAV-180, NAV-235).
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older way to dismiss: `presentationMode.wrappedValue.dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented)
        let target = dismissTarget
        return Binding(
            ClosureLocation(
                get: { mode },
                set: { new, _ in
                    guard !new.isPresented else { return }
                    MainActor.assumeIsolated { DismissAction(target: target)() }
                }))
    }
}

/// The state of a view's presentation, and a way to end it.
public struct PresentationMode: Sendable {
    /// True if the view is inside a pushed screen or a modal.
    public private(set) var isPresented: Bool

    /// Ends the presentation when the value is written back.
    public mutating func dismiss() { isPresented = false }
}
