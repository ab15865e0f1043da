// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest.
    case mini, small, regular, large, extraLarge
}

/// A shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String

    /// As the renderer thinks best.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// Half circles at both ends.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")

    /// A rectangle with corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// A size of text, by the person's own choice.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The usual sizes.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The very large sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True if it is one of the very large sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// Accepted: controls have one size.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

    /// Accepted: the renderer shapes borders.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Sets the size of text that views below read in `dynamicTypeSize`.
    ///
    /// *Differs from Apple:* the browser or the desktop decides how large text is drawn.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text that views below read in `dynamicTypeSize` within a range.
    ///
    /// *Differs from Apple:* the browser or the desktop decides how large text is drawn.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(
        _ range: T
    ) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            size = size < allowed.first ?? size ? allowed.first ?? size : allowed.last ?? size
        }
    }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The size of text that the person chose: `large`, unless a test or a view above says
    /// otherwise, because browsers do not tell.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
