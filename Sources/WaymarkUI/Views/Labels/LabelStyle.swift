// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A look for labels of your own.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of the view that a label in this style shows.
    associatedtype Body: View
    /// The properties of a label that its style is given.
    typealias Configuration = LabelStyleConfiguration

    /// Makes what a label shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a `LabelStyle` is given.
public nonisolated struct LabelStyleConfiguration {
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon

    /// A label's title whose type is hidden.
    public nonisolated struct Title: TransparentView {
        let content: AnyView
    }

    /// A label's icon whose type is hidden.
    public nonisolated struct Icon: TransparentView {
        let content: AnyView
    }
}

/// The parts of a label that are shown.
enum LabelLook: Hashable, Sendable {
    case titleAndIcon, iconOnly, titleOnly
}

/// The style that `labelStyle(_:)` chose.
enum LabelStyleChoice: Equatable {
    /// Both parts, except where the inputs show one only.
    case automatic
    case look(LabelLook)
    case custom(CustomStyle<LabelStyleConfiguration>)
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleChoice { .automatic }
}

private struct AutomaticLabelLookKey: EnvironmentKey {
    static var defaultValue: LabelLook { .titleAndIcon }
}

extension EnvironmentValues {
    var labelStyleChoice: LabelStyleChoice {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// The parts that labels without a style show here; bars show the icon only.
    var automaticLabelLook: LabelLook {
        get { self[AutomaticLabelLookKey.self] }
        set { self[AutomaticLabelLookKey.self] = newValue }
    }

    var labelLook: LabelLook {
        if case .look(let look) = labelStyleChoice { return look }
        return automaticLabelLook
    }
}

extension View {
    /// Sets which parts of labels are shown in this view, or gives them a look of your own.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyleChoice, .choosing(style))
    }
}

extension LabelStyleChoice {
    fileprivate nonisolated static func choosing<S: LabelStyle>(_ style: S) -> Self {
        if let style = style as? any StandardLabelStyle { return style.choice }
        return .custom(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.labelStyleChoice, .automatic)
            })
    }
}
