// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A field for a colour.
public struct ColorPickerElement: Equatable, Sendable {
    /// The colour that it shows.
    public var value: RGBAColor
    /// True if a person chooses its opacity, too.
    public var hasOpacity: Bool

    /// Makes a field.
    public init(value: RGBAColor, hasOpacity: Bool = true) {
        self.value = value
        self.hasOpacity = hasOpacity
    }

    /// The value as browsers write it, and as events say it (`ElementAction.setText`).
    public var text: String { value.text(withOpacity: hasOpacity) }
}

extension ColorPickerElement: OutlinedRole {
    var outline: String { "color picker \(text)" }
}
