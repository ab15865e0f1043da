// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The types and members of a project, by their names.
struct MapProject: Sendable {
    let types: [MapType]
    let members: [MapMember]
    private let sources: [String: SourceText]
    private let typesByName: [String: [MapType]]
    private var membersByType: [MapType: [MapMember]] = [:]
    private var exitsByType: [MapType: [MapExit]] = [:]
    private var membersByName: [MapType: [String: [MapMember]]] = [:]
    private let viewMembers: [String: [MapMember]]
    /// The types whose values are views.
    private(set) var views: Set<MapType> = []

    init(_ files: [MapFile]) {
        let files = files.sorted { $0.source.path < $1.source.path }
        types = files.flatMap(\.types)
        members = files.flatMap(\.members)
        sources = Dictionary(files.map { ($0.source.path, $0.source) }) { first, _ in first }
        typesByName = Dictionary(grouping: types, by: \.lastName)
        viewMembers = Dictionary(
            grouping: members.filter { $0.isView && $0.name != "body" }, by: \.name)
        let byOwner = Dictionary(grouping: members, by: \.owner.lastPart)
        for type in types {
            let found = members(byOwner[type.lastName, default: []], of: type)
            membersByType[type] = found
            exitsByType[type] = found.flatMap(\.content.allExits)
            membersByName[type] = Dictionary(grouping: found, by: \.name)
        }
        views = Set(types.filter(hasViewBody))
    }

    /// The place of a byte.
    func place(_ path: String, _ offset: Int) -> SourcePlace {
        sources[path]?.place(of: offset)
            ?? SourcePlace(path: path, line: 1, column: 1, offset: offset)
    }

    /// The types that a name means: the one of the nearest file, or all where several are as
    /// near.
    func types(named name: String, from path: String) -> [MapType] {
        nearest(typesByName[name.lastPart, default: []], to: path, \.path)
    }

    private func members(_ all: [MapMember], of type: MapType) -> [MapMember] {
        all.filter { member in
            member.isInDeclaration
                ? member.path == type.path && member.owner == type.name
                : types(named: type.lastName, from: member.path).contains(type)
        }
    }

    /// The members of a type, in its declaration and its extensions.
    func members(of type: MapType) -> [MapMember] { membersByType[type, default: []] }

    /// All exits that are written in a type.
    func exits(of type: MapType) -> [MapExit] { exitsByType[type, default: []] }

    /// Returns the members that a name may mean that is used by itself in a member of `owner`.
    func members(named name: String, usedIn owner: MapScope) -> [MapMember] {
        let own = types(named: owner.name, from: owner.path)
            .flatMap { membersByName[$0]?[name] ?? [] }
        if !own.isEmpty { return own }
        return viewMembers[name, default: []].filter { $0.owner == "View" || $0.owner.isEmpty }
    }

    /// Returns the members that a name may mean that is asked of something: of any view, or of what
    /// makes views.
    func members(asked name: String, from path: String) -> [MapMember] {
        let all = viewMembers[name, default: []].filter { member in
            !types(named: member.owner, from: member.path).contains(where: views.contains)
        }
        return nearest(all, to: path, \.path)
    }

    private func nearest<Item>(_ all: [Item], to path: String, _ itsPath: (Item) -> String)
        -> [Item]
    {
        guard all.count > 1 else { return all }
        let own = path.split(separator: "/")
        let near = all.map { item -> Int in
            if itsPath(item) == path { return .max }
            return zip(own.dropLast(), itsPath(item).split(separator: "/"))
                .prefix { $0 == $1 }.count
        }
        let most = near.max() ?? 0
        return zip(all, near).filter { $1 == most }.map(\.0)
    }

    private func hasViewBody(_ type: MapType) -> Bool {
        if type.inherited.contains("ViewModifier") { return false }
        if type.inherited.contains(where: { $0.hasSuffix("Representable") }) { return true }
        return members(of: type).contains { $0.name == "body" && $0.isViewBody }
    }

    /// Returns the members that tell what a type does on screen.
    func contents(of type: MapType) -> [MapMember] {
        let all = members(of: type)
        let bodies = all.filter { $0.name == "body" }
        return bodies.isEmpty ? all : bodies
    }
}

/// The place where a name is looked up: the type around, and the file.
struct MapScope: Hashable, Sendable {
    let name: String
    let path: String

    init(_ member: MapMember) {
        name = member.owner
        path = member.path
    }
}

extension MapMember {
    /// True if it is the body of a view, and not of a scene or of a bar's content.
    fileprivate var isViewBody: Bool {
        guard let type else { return false }
        return type.contains("View") || type.contains("Body")
    }
}
#endif
