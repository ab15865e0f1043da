// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The content of a declaration or of one exit: all that it shows and leads to.
struct MapContent: Sendable {
    /// The structure that it comes down to.
    var structure = ViewStructure.unknown
    /// Views that are made, with the closures that each is given.
    var made: [Made] = []
    /// Functions and modifiers that are called with closures.
    var called: [Made] = []
    /// Functions and properties that are used by their name alone or on `self`.
    var named: [String] = []
    /// Members that are used of something.
    var asked: [String] = []
    /// Ways to other screens.
    var exits: [MapExit] = []
    /// The handlers at which addresses from outside arrive.
    var arrivals: [Arrival] = []
    /// The title, where it is a literal.
    var title: String?
    /// True if a navigation container or a tab view begins in it.
    var hasContainer = false

    /// A view that is made, or a function that is called.
    struct Made: Sendable {
        let name: String
        var closures: [Closure] = []
    }

    /// A closure that a view or a function is given.
    struct Closure: Sendable {
        let label: String
        let offset: Int
        let content: MapContent
    }

    /// A handler of addresses or activities.
    struct Arrival: Hashable, Sendable {
        let label: String
        let offset: Int
    }

    /// Itself and what views and functions are given in it, but not what exits lead to.
    var levels: [MapContent] {
        [self] + (made + called).flatMap { $0.closures.flatMap(\.content.levels) }
    }

    /// Itself, what views are given in it, and what exits lead to.
    var everything: [MapContent] {
        levels.flatMap { [$0] + $0.exits.flatMap(\.content.everything) }
    }

    /// All exits that begin in it, those within others included.
    var allExits: [MapExit] { everything.flatMap(\.exits) }
}

/// A way to another screen, as it is written.
struct MapExit: Sendable {
    let kind: NavigationMap.Edge.Kind
    let label: String
    /// The byte at which it is written, in the file of the declaration around.
    var offset: Int
    /// The value of a link that has no destination of its own.
    var value: ValueExpression?
    /// The type that a destination is registered for.
    var registered: String?
    /// The content that it leads to.
    var content = MapContent()
}

/// A type, as far as a map is concerned.
struct MapType: Hashable, Sendable {
    /// The name, with the types around it: `Mail.Editor`.
    let name: String
    let path: String
    let offset: Int
    let inherited: Set<String>
    /// The cases, if it is an enumeration.
    let cases: Set<String>
    /// True if it has parameters of its own, as wrappers of views have.
    let isGeneric: Bool
    /// True if other modules can show it.
    let isPublic: Bool

    var lastName: String { name.lastPart }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(path)
        hasher.combine(offset)
    }
}

/// A property, a function or an initializer.
struct MapMember: Sendable {
    /// The type that it belongs to, with the types around it; empty outside of types.
    let owner: String
    let path: String
    /// True if the type itself is declared around it; otherwise an extension is.
    let isInDeclaration: Bool
    let name: String
    /// The declared type, as it is written.
    let type: String?
    /// The value that it begins with.
    let initial: ValueExpression?
    let isStored: Bool
    let isView: Bool
    var content: MapContent
}

/// The facts of one file that a map is drawn from.
struct MapFile: Sendable {
    let source: SourceText
    var types: [MapType] = []
    var members: [MapMember] = []
}
#endif
