// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A number that grows with the size of text that the person chose.
///
/// ```swift
/// struct Badge: View {
///     @ScaledMetric(relativeTo: .title) private var size = 24
///
///     var body: some View {
///         Circle().frame(width: size, height: size)
///     }
/// }
/// ```
///
/// *Differs from Apple:* it grows as body text does, whatever style it is relative to; in a browser
/// it stays, because browsers do not tell, and make everything larger by themselves.
@propertyWrapper public nonisolated struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty
{
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value

    /// A number that grows as a style of text does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// A number that grows as body text does.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// The number for the size of text of the view's environment.
    public var wrappedValue: Value { base * Value(size.scale) }
}

extension DynamicTypeSize {
    /// The size of body text, in points, against the usual one.
    nonisolated var scale: Double {
        let points: Double =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return points / 17
    }
}
