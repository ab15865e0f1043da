// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension Text {
    /// The case that letters are changed to.
    public enum Case: Hashable, Sendable {
        /// All upper case, or all lower case.
        case uppercase, lowercase
    }

    /// The place where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, in the middle, at the end.
        case head, middle, tail
    }
}

/// Modifiers of text that are accepted; no renderer shows them yet.
extension View {
    /// Accepted: text keeps its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }

    /// Accepted: text is cut at its end.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

    /// Accepted: use it on `Text` itself, where it has its effect.
    public nonisolated func monospacedDigit() -> some View { self }

    /// Accepted: use `font(_:)` with a monospaced font, which has its effect.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Accepted: use `font(_:)` with a design, which has its effect.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Accepted: use it on `Text` itself, where it has its effect.
    public nonisolated func underline(
        _ isActive: Bool = true, color: Color? = nil
    ) -> some View { self }

    /// Accepted: use it on `Text` itself, where it has its effect.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, color: Color? = nil
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}
