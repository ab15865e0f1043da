// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A label style of the framework.
nonisolated protocol StandardLabelStyle: LabelStyle {
    var choice: LabelStyleChoice { get }
}

extension StandardLabelStyle {
    /// A label that shows these parts.
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).environment(\.labelStyleChoice, choice)
    }
}

/// The parts that fit where the label stands.
public nonisolated struct DefaultLabelStyle: StandardLabelStyle {
    /// Makes the style.
    public init() {}

    var choice: LabelStyleChoice { .automatic }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The parts that fit where the label stands.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon; assistive technology reads the title.
public nonisolated struct IconOnlyLabelStyle: StandardLabelStyle {
    /// Makes the style.
    public init() {}

    var choice: LabelStyleChoice { .look(.iconOnly) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon; assistive technology reads the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title without the icon.
public nonisolated struct TitleOnlyLabelStyle: StandardLabelStyle {
    /// Makes the style.
    public init() {}

    var choice: LabelStyleChoice { .look(.titleOnly) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without the icon.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Both parts, wherever the label stands.
public nonisolated struct TitleAndIconLabelStyle: StandardLabelStyle {
    /// Makes the style.
    public init() {}

    var choice: LabelStyleChoice { .look(.titleAndIcon) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Both parts, wherever the label stands.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
