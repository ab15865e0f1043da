// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A piece of source that makes part of a screen.
struct Region: Hashable, Sendable {
    let path: String
    let range: Range<Int>
    /// The number of the surroundings of its content that are around the region itself.
    let depth: Int
    /// The byte at which the local name is declared whose value it is part of.
    let local: Int?
    /// The method that shows what it is given where this is looked from, and not elsewhere.
    var opened: String?
    /// True if what it is handed was not seen on the way to it: it was not entered through a
    /// call.
    var isEntry = false

    init(path: String, range: Range<Int>, depth: Int = 0, local: Int? = nil) {
        self.path = path
        self.range = range
        self.depth = depth
        self.local = local
    }

    init(_ member: ProjectIndex.Member, isEntry: Bool = false) {
        self.init(path: member.path, range: member.facts.range)
        self.isEntry = isEntry
    }

    init(_ occurrence: Occurrence, in path: String) {
        self.init(
            path: path, range: occurrence.range, depth: occurrence.surroundings.count,
            local: occurrence.local)
    }

    /// The value of a local name, come to from another region.
    init(_ value: LocalValue, in outer: Region) {
        self.init(
            path: outer.path, range: value.range, depth: value.depth, local: value.name)
        isEntry = outer.isEntry
    }

    /// The same, come to through no call.
    var entered: Region {
        var region = self
        region.isEntry = true
        return region
    }

    /// Few regions of different files begin alike, and paths are long.
    func hash(into hasher: inout Hasher) { hasher.combine(range.lowerBound) }
}

/// A name that stands by itself in a type, or in none.
struct Named: Hashable, Sendable {
    let name: String
    let type: String
}

/// Names that a question led to, of which no file is known yet.
struct Missing: Equatable, Sendable {
    /// Types that must be declared somewhere, if they are not the system's.
    var types: Set<String> = []
    /// Types of which is to be known whether they show something.
    var screens: Set<String> = []
    /// Functions and properties that may be views of the project.
    var viewMembers: Set<String> = []
    /// Functions and properties that may be views, by their names alone: of the types in which they
    /// are named, of any view, or of none.
    var named: Set<Named> = []
    /// Types of which is to be known where values of them are made.
    var makers: Set<String> = []
    /// Types of which is to be known where they are asked for their members.
    var askers: Set<String> = []
    /// Variables and constants that may stand outside of types.
    var globals: Set<String> = []
    /// Methods that the project may add to views.
    var viewMethods: Set<String> = []

    /// Asks for a function or a property that may be a view of the project. A body is known by its
    /// type alone.
    mutating func ask(forViewMember name: String) {
        if name != "body" { viewMembers.insert(name) }
    }

    /// Asks for a function or a property that is named by itself in a type.
    mutating func ask(forViewNamed name: String, in type: String) {
        if name != "body" { named.insert(Named(name: name, type: type)) }
    }

    /// Asks for what a type shows; once it is known to show something, or called like a view of
    /// SwiftUI, for all of the type.
    mutating func ask(for type: String, isShown: Bool) {
        if isShown || KnownCallees.types[type] != nil {
            types.insert(type)
        } else {
            screens.insert(type)
        }
    }
}
#endif
