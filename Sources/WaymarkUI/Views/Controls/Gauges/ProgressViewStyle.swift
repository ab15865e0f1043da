// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for progress views of your own.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of the view that stands in a progress view's place.
    associatedtype Body: View
    /// The properties of a progress view that its style is given.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes what stands in a progress view's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a `ProgressViewStyle` is given.
public nonisolated struct ProgressViewStyleConfiguration {
    /// The share that is done, from 0 to 1; `nil` where nobody knows.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public var label: Label?
    /// The label that tells the value, if there is one.
    public var currentValueLabel: CurrentValueLabel?

    /// A progress view's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }

    /// The label that tells the value, with its type hidden.
    public nonisolated struct CurrentValueLabel: TransparentView {
        let content: AnyView
    }
}

/// A progress view style of the framework.
nonisolated protocol StandardProgressViewStyle: ProgressViewStyle {
    /// The style in which renderers draw it; `nil` leaves it to the value.
    var style: ProgressElement.Style? { get }
    /// A colour for what is done.
    var tint: Color? { get }
}

extension StandardProgressViewStyle {
    var tint: Color? { nil }

    /// Progress in the renderer's look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).environment(\.progressLook, .standard(style, tint: tint))
    }
}

/// A ring while nobody knows the value, otherwise a line.
public nonisolated struct DefaultProgressViewStyle: StandardProgressViewStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}

    var style: ProgressElement.Style? { nil }
}

/// A line that fills.
public nonisolated struct LinearProgressViewStyle: StandardProgressViewStyle {
    let tint: Color?

    /// Makes the style; `.linear` is shorter.
    public init() { tint = nil }

    /// Makes the style with a colour for what is done; `tint(_:)` is newer.
    public init(tint: Color) { self.tint = tint }

    var style: ProgressElement.Style? { .linear }
}

/// A ring that fills, or turns while nobody knows the value.
public nonisolated struct CircularProgressViewStyle: StandardProgressViewStyle {
    let tint: Color?

    /// Makes the style; `.circular` is shorter.
    public init() { tint = nil }

    /// Makes the style with a colour for what is done; `tint(_:)` is newer.
    public init(tint: Color) { self.tint = tint }

    var style: ProgressElement.Style? { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A ring while nobody knows the value, otherwise a line.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that fills, or turns while nobody knows the value.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style that `progressViewStyle(_:)` chose.
enum ProgressLook: Equatable {
    case standard(ProgressElement.Style?, tint: Color? = nil)
    case custom(CustomStyle<ProgressViewStyleConfiguration>)
}

private struct ProgressLookKey: EnvironmentKey {
    static var defaultValue: ProgressLook { .standard(nil) }
}

extension EnvironmentValues {
    var progressLook: ProgressLook {
        get { self[ProgressLookKey.self] }
        set { self[ProgressLookKey.self] = newValue }
    }
}

extension View {
    /// Gives the progress views in this view one of the standard looks, or one of your own.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressLook, .choosing(style))
    }
}

extension ProgressLook {
    fileprivate nonisolated static func choosing<S: ProgressViewStyle>(_ style: S) -> Self {
        if let style = style as? any StandardProgressViewStyle {
            return .standard(style.style, tint: style.tint)
        }
        return .custom(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.progressLook, .standard(nil))
            })
    }
}
