// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The reasons to hide what views show.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: bars stand in the place of text and pictures.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may look on: views with private content show bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date: views that say so show bars.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// The reasons to hide what a view shows.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Hides what this view shows, for a reason beside those of the views around.
    ///
    /// A placeholder keeps the size of what it hides. Assistive technology and tests still read it.
    ///
    /// ```swift
    /// RecipeCard(recipe ?? .sample)
    ///     .redacted(reason: recipe == nil ? .placeholder : [])
    /// ```
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
            .effect(reason.contains(.placeholder) ? .redacted(true) : nil)
    }

    /// Shows this view although the views around are hidden.
    public nonisolated func unredacted() -> some View {
        environment(\.redactionReasons, []).effect(.redacted(false))
    }

    /// Says that this view is private: it is hidden where the reasons around ask for that.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(RedactedIf(reason: sensitive ? .privacy : []))
    }

    /// Says that this view may be out of date: it is hidden where the reasons around ask for that.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(RedactedIf(reason: invalidatable ? .invalidated : []))
    }
}

/// Hides a view where the views around say so.
private nonisolated struct RedactedIf: ViewModifier {
    @Environment(\.redactionReasons) private var reasons
    let reason: RedactionReasons

    func body(content: Content) -> some View {
        content.effect(reasons.isDisjoint(with: reason) ? nil : .redacted(true))
    }
}
