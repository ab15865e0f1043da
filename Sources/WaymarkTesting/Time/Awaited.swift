// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What a test waits for; a string literal is a text.
public struct Awaited: Sendable {
    let name: String
    let isThere: @MainActor @Sendable (Screen) -> Bool

    /// A text of the screen in front.
    public static func text(_ text: String) -> Self {
        Self(name: "the text '\(text)'", isThere: { $0.texts.contains(text) })
    }

    /// The title of the screen in front.
    public static func title(_ title: String) -> Self {
        Self(name: "the title '\(title)'", isThere: { $0.title == title })
    }

    /// Whatever a closure finds; the name is for the sentence when it does not come.
    public static func condition(
        _ name: String = "what was waited for",
        _ isThere: @escaping @MainActor @Sendable (Screen) -> Bool
    ) -> Self {
        Self(name: name, isThere: isThere)
    }
}

extension Awaited: ExpressibleByStringLiteral {
    /// A text of the screen in front.
    public init(stringLiteral text: String) { self = .text(text) }
}
