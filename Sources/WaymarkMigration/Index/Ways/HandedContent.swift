// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Something that a piece of source stands in, and the file that says so.
struct Stage: Hashable, Sendable {
    let surrounding: Surrounding
    let path: String
    /// The place that says so, where that is not what is asked about. Two such things are one.
    var place: SiteID?

    static func == (a: Stage, b: Stage) -> Bool {
        a.surrounding == b.surrounding && a.path == b.path
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(surrounding)
        hasher.combine(path)
    }
}

/// Finds out where the project's own views and methods show what they are given.
struct HandedContent {
    /// All that something stands in, from inside to outside.
    private typealias Way = [Stage]

    private let index: ProjectIndex
    /// The callees that are being looked at; one of them may hand its content to itself.
    private var open: Set<String> = []
    /// The local names that are being looked at.
    private var openLocals: Set<Int> = []
    /// All that was looked into.
    private(set) var lookedInto: Set<String> = []

    init(_ index: ProjectIndex) { self.index = index }

    /// Returns all that something stands in that is handed to a callee, from inside to outside:
    /// nothing where it is shown in its place, `unclear` where that is not known.
    mutating func stages(
        of callee: String, _ label: String, isMade: Bool, from path: String
    ) -> [Stage] {
        let unclear = [Stage(surrounding: .unclear, path: path)]
        guard open.insert(callee).inserted else { return unclear }
        defer { open.remove(callee) }
        lookedInto.insert(callee)
        if isMade, index.isOfLibrary(callee, in: path) {
            return [Stage(surrounding: .assumed(callee), path: path)]
        }
        let ways =
            callee.beginsWithCapital
            ? ways(intoType: callee, label, from: path) : ways(intoMethod: callee, from: path)
        return ways.count == 1 ? ways.first ?? unclear : unclear
    }

    // MARK: Views

    private mutating func ways(
        intoType type: String, _ label: String, from path: String
    ) -> Set<Way> {
        let members = index.allMembers(of: type, seenFrom: path)
        guard members.contains(where: \.isScreen) else {
            return ways(intoInitializers: members, label)
        }
        let stored = members.filter(\.facts.isStored)
        let named = stored.filter { $0.facts.name == label }
        let held = named.isEmpty ? stored.filter(\.facts.isView) : named
        var known: [String: Set<Way>] = [:]
        return ways(from: Set(held.map(\.facts.name)), among: members, &known)
    }

    /// The ways of what the initializers of a type that is no view hand to a controller: the type
    /// may keep all else.
    private mutating func ways(
        intoInitializers members: [ProjectIndex.Member], _ label: String
    ) -> Set<Way> {
        var found: Set<Way> = []
        for member in members {
            guard let name = member.facts.labels[label] else { continue }
            for use in member.uses(of: [name]) { found.formUnion(ways(of: use, in: member)) }
        }
        return found.filter { $0.last?.surrounding == .controller }.count == found.count
            ? found : []
    }

    /// The ways of members of a type, through all that use them; two of them where there are
    /// more, because they say as little.
    private mutating func ways(
        from names: Set<String>, among members: [ProjectIndex.Member],
        _ known: inout [String: Set<Way>]
    ) -> Set<Way> {
        var found: Set<Way> = []
        for member in members where !member.facts.isStored && member.facts.name != "init" {
            for use in member.uses(of: names) {
                for inner in ways(of: use, in: member) {
                    for outer in waysOut(of: member, among: members, &known) {
                        found.insert(inner.isEnded ? inner : inner + outer)
                        if found.count > 1 { return found }
                    }
                }
            }
        }
        return found
    }

    /// The ways out of a member; none where nothing of the type uses it.
    private mutating func waysOut(
        of member: ProjectIndex.Member, among members: [ProjectIndex.Member],
        _ known: inout [String: Set<Way>]
    ) -> Set<Way> {
        if member.isScreen { return [[]] }
        let name = member.facts.name
        if let found = known[name] { return found }
        known[name] = []
        let found = ways(from: [name], among: members, &known)
        known[name] = found
        return found
    }

    // MARK: Methods

    private mutating func ways(intoMethod name: String, from path: String) -> Set<Way> {
        let methods = index.viewReceivers(name, seenFrom: path)
        if !methods.isEmpty, !methods.contains(where: \.facts.mayBeView) {
            return [[Stage(surrounding: .controller, path: path)]]
        }
        var found: Set<Way> = []
        for method in methods {
            for use in method.uses(of: method.facts.viewParameters) {
                found.formUnion(ways(of: use, in: method))
                if found.count > 1 { return found }
            }
        }
        return found
    }

    // MARK: Uses

    /// The ways from a use to the end of its member, through the local names that it is part of.
    private mutating func ways(of use: Occurrence, in member: ProjectIndex.Member) -> Set<Way> {
        let inner = way(of: use, in: member)
        guard let local = use.local, !inner.isEnded else { return [inner] }
        guard openLocals.insert(local).inserted else { return [] }
        defer { openLocals.remove(local) }
        var found: Set<Way> = []
        for outer in member.file.uses(ofLocal: local) {
            for way in ways(of: outer, in: member) { found.insert(inner + way) }
        }
        return found
    }

    private mutating func way(
        of use: Occurrence, in member: ProjectIndex.Member
    ) -> Way {
        var way: Way = []
        for surrounding in use.surroundings.reversed() where !way.isEnded {
            switch surrounding {
            case .handed(let callee, let label, let isMade):
                let place = SiteID(path: member.path, offset: use.offset)
                way += stages(of: callee, label, isMade: isMade, from: member.path)
                    .map { $0.told(at: place) }
            case .controller where IdentifierScan.makers.contains(member.facts.name): continue
            case .kept: way.append(Stage(.unclear, of: use, in: member))
            case .container, .controller, .picture, .test, .modal, .push, .lazy, .loop,
                .toolbar, .control, .assumed, .unclear:
                way.append(Stage(surrounding, of: use, in: member))
            case .preview, .tab, .styled, .systems: continue
            }
        }
        return way
    }
}

extension Stage {
    /// What a use stands in, in a member.
    fileprivate init(
        _ surrounding: Surrounding, of use: Occurrence, in member: ProjectIndex.Member
    ) {
        self.init(
            surrounding: surrounding, path: member.path,
            place: SiteID(path: member.path, offset: use.offset))
    }

    /// The same, told at a place unless it is known where.
    fileprivate func told(at place: SiteID) -> Stage {
        var stage = self
        stage.place = self.place ?? place
        return stage
    }
}

extension [Stage] {
    /// True if nothing that is further outside matters.
    fileprivate var isEnded: Bool {
        last.map { $0.surrounding.isApart || $0.surrounding == .controller } ?? false
    }
}

extension ProjectIndex.Member {
    /// True if it makes what its type shows.
    fileprivate var isScreen: Bool {
        facts.name == "body" || IdentifierScan.makers.contains(facts.name)
    }

    /// Returns the places in it where names are used, those in previews excepted.
    fileprivate func uses(of names: Set<String>) -> [Occurrence] {
        let only = names.count == 1 ? names.first : nil
        return file.occurrences(in: facts.range).filter { use in
            guard case .names(let name) = use.kind else { return false }
            return (only.map { $0 == name } ?? names.contains(name)) && use.member == facts.name
                && !use.surroundings.contains(.preview)
        }
    }
}
#endif
