// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The commands that an app adds to a menu bar.
///
/// *Differs from Apple:* there is no menu bar, so commands have no effect. They compile, so that an
/// app need not leave them out.
@MainActor @preconcurrency public protocol Commands {
    /// The type of `body`.
    associatedtype Body: Commands
    /// The commands that these are made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of the framework, which have no body.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// Never asked for: there is no menu bar.
    public var body: Never { noBody(of: Self.self) }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands {
    /// Makes no commands.
    public init() {}
}

/// Builds the commands of an app.
@resultBuilder public enum CommandsBuilder {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Keeps the first of several; none has an effect.
    public static func buildBlock<First: Commands, each Content: Commands>(
        _ first: First, _ content: repeat each Content
    ) -> First { first }

    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Commands that are there under a condition.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        EmptyCommands()
    }

    /// Commands inside an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
        content
    }
}

/// A menu of an app's own.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    /// A menu with a title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// A menu with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A place in a menu bar.
public struct CommandGroupPlacement: Sendable {
    /// About the app.
    public static let appInfo = CommandGroupPlacement()
    /// Settings of the app.
    public static let appSettings = CommandGroupPlacement()
    /// New documents.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement()
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}

/// Commands in a place of a menu bar.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    /// Commands instead of the usual ones.
    public init(
        replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
    ) {}

    /// Commands before the usual ones.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Commands after the usual ones.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The usual commands for a sidebar.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    /// Makes the usual commands for a sidebar.
    public init() {}
}

/// The usual commands for a toolbar.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
    /// Makes the usual commands for a toolbar.
    public init() {}
}

extension Scene {
    /// Accepted: there is no menu bar.
    public nonisolated func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
}
