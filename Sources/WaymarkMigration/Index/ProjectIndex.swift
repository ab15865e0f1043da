// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The facts about a whole project: who makes which views, and in what.
///
/// Files are parsed when a question leads to them, and only then.
struct ProjectIndex: Sendable {
    /// A place in the facts: which file, and which of its occurrences.
    struct Reference: Sendable {
        let file: FileFacts
        let position: Int

        var path: String { file.path }
        var occurrence: Occurrence { file.occurrences[position] }
    }

    /// A member, and the file that it is declared in.
    final class Member: Sendable {
        let file: FileFacts
        let facts: MemberFacts

        var path: String { file.path }

        init(file: FileFacts, facts: MemberFacts) {
            self.file = file
            self.facts = facts
        }
    }

    /// A property, and the file that it is declared in.
    struct Value: Sendable {
        let file: FileFacts
        let facts: ValueFacts

        var path: String { file.path }

        /// True if it is more than a variable outside of types of another file's own.
        fileprivate func isVisible(in path: String) -> Bool {
            !facts.isPrivate || !facts.owner.isEmpty || file.path == path
        }
    }

    /// The facts that a declaration or an extension states about a type, and its file.
    private struct Declaration: Sendable {
        let file: FileFacts
        let facts: TypeFacts
    }

    private(set) var files: [String: FileFacts] = [:]
    private var neighbourhoods = Neighbourhoods()
    /// The modules that files of each project import, those of the system excepted.
    private(set) var imports: [String: Set<String>] = [:]
    /// The names under which files import modules of the projects.
    private(set) var ownModules: Set<String> = []
    private var declarations: [String: [Declaration]] = [:]
    private var values: [String: [String: [Value]]] = [:]
    /// The number of declarations of each type, by its name and the project.
    private var declaring: [String: [String: Int]] = [:]
    private var uses: [String: [Reference]] = [:]
    private var asks: [String: [Reference]] = [:]
    /// The types that are asked for members outside of their own declarations.
    private var askedTypes: Set<String> = []
    private var viewMembers: [String: [Member]] = [:]
    private var viewReceivers: [String: [Member]] = [:]
    private var members: [String: [String: [Member]]] = [:]

    init() {}

    mutating func add(_ file: FileFacts) {
        files[file.path] = file
        neighbourhoods.add(file)
        imports[file.project, default: []].formUnion(
            file.scope.imports.keys.filter { !Self.systemModules.contains($0) })
        ownModules.formUnion(file.scope.names)
        for type in file.types { declaring[type, default: [:]][file.project, default: 0] += 1 }
        for facts in file.declarations {
            declarations[facts.name.lastPart, default: []]
                .append(Declaration(file: file, facts: facts))
        }
        for facts in file.values {
            values[facts.owner, default: [:]][facts.name, default: []]
                .append(Value(file: file, facts: facts))
        }
        for facts in file.members {
            let member = Member(file: file, facts: facts)
            members[facts.owner, default: [:]][facts.name, default: []].append(member)
            if !facts.viewParameters.isEmpty {
                viewReceivers[facts.name, default: []].append(member)
            }
            if facts.isView, facts.name != "body" {
                viewMembers[facts.name, default: []].append(member)
            }
        }
        for (position, occurrence) in file.occurrences.enumerated() {
            let reference = Reference(file: file, position: position)
            switch occurrence.kind {
            case .makes(let name): uses[name, default: []].append(reference)
            case .asks(let name), .names(let name): asks[name, default: []].append(reference)
            case .type(let name):
                if occurrence.owner != name { askedTypes.insert(name) }
            case .legacyLink, .viewLink, .valueLink, .registers, .boundPath, .container,
                .local:
                break
            }
        }
    }

    /// True if a name may mean a type of the project's own in a file: one that stands in no other
    /// type, or in one that a file declares or extends that makes values of it.
    func declares(type: String, seenFrom path: String) -> Bool {
        guard declaring[type] != nil else { return false }
        let scope = files[path]?.scope
        let own = declarations[type, default: []].filter { found in
            found.facts.kind != .extended
                && scope?.sees(found.file.scope, isPublic: found.facts.isPublic) ?? true
        }.map(\.facts)
        if own.isEmpty { return false }
        if own.contains(where: { $0.name == type }) { return true }
        let owners = own.map { $0.name.dropLast(type.count + 1) }
        return uses(of: type).contains { use in
            use.file.declarations.contains { seen in
                owners.contains { seen.name == $0 || seen.name.hasPrefix($0 + ".") }
            }
        }
    }

    /// Returns the number of the files that see the same declarations as a file.
    func neighbourhood(of path: String) -> Int { neighbourhoods[path] }

    /// True if a file declares a type of this name.
    func declares(_ type: String, in path: String) -> Bool {
        files[path]?.types.contains(type) ?? false
    }

    /// Returns the places where values of a type are made.
    func uses(of type: String) -> [Reference] { uses[type, default: []] }

    /// True if a type is named elsewhere by itself, as in `Inbox.self`.
    func isAskedAsType(_ name: String) -> Bool { askedTypes.contains(name) }

    /// Returns the places where a function or property of this name is used.
    func uses(ofMember name: String) -> [Reference] { asks[name, default: []] }

    /// True if controllers of UIKit or AppKit show views of the project.
    var hasHostingControllers: Bool { uses.keys.contains { $0.hasSuffix("HostingController") } }

    /// The members of a type with this name, in its declaration and its extensions.
    func members(_ name: String, of owner: String, seenFrom path: String) -> [Member] {
        nearest(members[owner]?[name] ?? [], to: path)
    }

    /// All members of a type, in its declaration and its extensions.
    func allMembers(of type: String, seenFrom path: String) -> [Member] {
        nearest((members[type] ?? [:]).values.flatMap(\.self), to: path)
    }

    /// The members with this name, of whatever type, that are views.
    func viewMembers(_ name: String, seenFrom path: String) -> [Member] {
        nearest(viewMembers[name] ?? [], to: path)
    }

    /// The functions with this name that are given views.
    func viewReceivers(_ name: String, seenFrom path: String) -> [Member] {
        nearest(viewReceivers[name] ?? [], to: path)
    }

    /// The members of a type that make what it shows: its body, or what stands for one.
    func screenMembers(of type: String, seenFrom path: String) -> [Member] {
        guard let own = members[type] else { return [] }
        let found = own["body"] ?? IdentifierScan.makers.flatMap { own[$0] ?? [] }
        if found.count < 2 { return found }
        let near = found.filter { $0.path == path }
        return near.isEmpty ? nearest(found, to: path) : near
    }

    /// True if a member is asked of a type itself, as in `Samples.inbox`.
    func asks(_ user: Occurrence, in file: FileFacts, of type: String) -> Bool {
        guard case .asks = user.kind else { return false }
        let start = user.range.lowerBound
        return file.occurrences(in: start..<start + 1).contains { $0.kind == .type(type) }
    }

    /// Returns the facts that declarations and extensions state about types with this last name.
    func declarations(of name: String, from path: String) -> [TypeFacts] {
        nearest(declarations[name] ?? [], to: path) { $0.file }.map(\.facts)
    }

    /// The properties of a type with this name; those in the same file, where there are some.
    func values(_ name: String, of owner: String, seenFrom path: String) -> [Value] {
        let all = (values[owner]?[name] ?? []).filter { $0.isVisible(in: path) }
        let own = all.filter { $0.path == path }
        return own.isEmpty ? nearest(all, to: path) { $0.file } : own
    }

    /// The types of the properties of what is made in a link: one of them may become its value.
    func typesOfProperties(madeIn link: Occurrence, in path: String) -> Set<String> {
        let made = files[path]?.occurrences(in: link.range) ?? []
        let owned = made.compactMap { occurrence in
            if case .makes(let type) = occurrence.kind { values[type] } else { nil }
        }
        let written = owned.flatMap { $0.values.flatMap { $0.compactMap(\.facts.type) } }
        return Set(written.map(\.lastPart).filter { $0.allSatisfy(\.isLetter) })
    }

    private func nearest(_ found: [Member], to path: String) -> [Member] {
        nearest(found, to: path) { $0.file }
    }

    /// Returns the items of the same project, where there are some: what is called alike in
    /// projects that lie beside each other has nothing to do with each other.
    private func nearest<Item>(
        _ found: [Item], to path: String, _ file: (Item) -> FileFacts
    ) -> [Item] {
        guard found.count > 1 else { return found }
        guard let own = files[path] else { return found }
        let near = found.filter { file($0).project == own.project }
        if near.isEmpty { return found }
        let together = near.filter { own.canMeet(file($0)) }
        return together.isEmpty ? near : together
    }

    /// True if a type that is used in one file is the one that another declares or extends.
    func isSame(_ type: String, usedIn path: String, declaredIn other: String) -> Bool {
        guard let own = files[path], let other = files[other] else { return true }
        guard let near = declaring[type]?[own.project] else { return true }
        guard own.project == other.project else { return false }
        return near == 1 || own.canMeet(other)
    }
}

extension FileFacts {
    /// True if two files can be part of one program: no two targets compile one each.
    fileprivate func canMeet(_ other: FileFacts) -> Bool {
        targets.isEmpty || other.targets.isEmpty || !targets.isDisjoint(with: other.targets)
    }
}
#endif
