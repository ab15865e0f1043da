// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The changes of one update: patches that lead from the tree before to the one after it, then
/// commands.
@MainActor public struct ElementChanges {
    /// The edits of the tree, in order.
    public let patches: [ElementPatch]
    /// The commands that the renderer carries out once, when it shows the tree after the patches.
    public let commands: [ElementCommand]
    /// True if the renderer shows nothing of the session yet: all of `root` is to be shown.
    public let isWhole: Bool
    private let makeRoot: @MainActor () -> Element

    /// Makes changes of a tree that is there already.
    ///
    /// - Parameter root: Makes the tree after the patches, should a renderer ask for it.
    public init(
        patches: [ElementPatch] = [], commands: [ElementCommand] = [],
        root: @escaping @MainActor () -> Element
    ) {
        self.init(patches, commands, isWhole: false, root)
    }

    private init(
        _ patches: [ElementPatch], _ commands: [ElementCommand], isWhole: Bool,
        _ makeRoot: @escaping @MainActor () -> Element
    ) {
        self.patches = patches
        self.commands = commands
        self.isWhole = isWhole
        self.makeRoot = makeRoot
    }

    /// The changes by which a renderer begins: the whole tree.
    public static func whole(root: @escaping @MainActor () -> Element) -> ElementChanges {
        ElementChanges([], [], isWhole: true, root)
    }

    /// The whole tree after the patches, which is made each time it is asked for.
    public var root: Element { makeRoot() }
}
