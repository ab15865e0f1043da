// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An app: its scenes, and with `@main` its start.
@MainActor @preconcurrency public protocol App {
    /// The type of what `body` gives; the compiler finds it out.
    associatedtype Body: Scene

    /// The app's scenes, of which a session shows the first until an event calls for another.
    @SceneBuilder var body: Body { get }

    /// Makes the app; `@main` does so at the start.
    init()
}

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    /// The type of what `body` gives; the compiler finds it out.
    associatedtype Body: Scene

    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }

    /// The windows that are declared; not for apps.
    var _windows: [_SceneWindow] { get }
}

extension Scene {
    /// The windows of `body`; not for apps.
    public var _windows: [_SceneWindow] { body._windows }
}

extension Never: Scene {
    /// No window, as there can be no scene; not for apps.
    public var _windows: [_SceneWindow] { [] }
}

/// Builds the scenes of an app.
@resultBuilder public enum SceneBuilder {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Keeps a single scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Joins several scenes. *Differs from Apple:* a session shows one of them, at first the first.
    public static func buildBlock<First: Scene, each Content: Scene>(
        _ first: First, _ content: repeat each Content
    ) -> some Scene {
        var scenes: [any Scene] = [first]
        repeat scenes.append(each content)
        return SeveralScenes(scenes: scenes)
    }

    /// Keeps a scene that is there under a condition on availability.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }

    /// Gives the scene inside an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
        content
    }
}

/// A scene that may not be there.
private nonisolated struct OptionalScene<Content: Scene>: Scene {
    let content: Content?

    @MainActor var body: Never { noBody(of: Self.self) }

    @MainActor var _windows: [_SceneWindow] { content?._windows ?? [] }
}

/// The scenes of an app that declares more than one.
private nonisolated struct SeveralScenes: Scene {
    let scenes: [any Scene]

    @MainActor var body: Never { noBody(of: Self.self) }

    @MainActor var _windows: [_SceneWindow] { scenes.flatMap { $0._windows } }
}

/// A window, or one browser page, with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
    let content: Content
    private let title: String?

    /// Windows that each show the closure's view, with state of their own.
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content()) }

    /// The same with an identifier. *Differs from Apple:* nothing asks for it.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, content())
    }

    /// The same with a title: in a browser it stands after the screen's own.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.string, content())
    }

    /// The same with a title that is not localized: in a browser it stands after the screen's own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content())
    }

    /// The same with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.string, content())
    }

    /// The same with a title that is not localized and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content())
    }

    /// The same with a title of one text.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title.plainString, content())
    }

    /// The same with a title of one text and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title.plainString, content())
    }

    private init(title: String?, _ content: Content) {
        self.title = title
        self.content = content
    }

    /// Never asked for: the framework knows this scene.
    @MainActor public var body: Never { noBody(of: Self.self) }

    /// The window; not for apps.
    @MainActor public var _windows: [_SceneWindow] {
        [_SceneWindow(title: title, view: AnyView(content))]
    }
}
