// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An app: its scenes, and with `@main` its start.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    /// The view of the first window; not for apps.
    var _rootView: AnyView { get }
}

extension Scene {
    public var _rootView: AnyView { body._rootView }
}

extension Never: Scene {
    public var _rootView: AnyView { AnyView(EmptyView()) }
}

/// Builds the scenes of an app.
@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// *Differs from Apple:* a session shows the first of several scenes.
    public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> First { first }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window, or one browser page, with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: Never { fatalError("a window group has no body") }  // never asked for

    @MainActor public var _rootView: AnyView { AnyView(content) }
}

/// Evaluates an app's body, with the app's own state.
struct AppView<A: App>: View {
    let app: A

    var body: some View { app.body._rootView }

    static func _makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        AppNode(view, surroundings)
    }
}

@MainActor private final class AppNode<A: App>: EvaluatingNode<AppView<A>, A, AnyView> {
    override var source: A { view.app }

    override func makeBody(of source: A) -> AnyView { source.body._rootView }
}
