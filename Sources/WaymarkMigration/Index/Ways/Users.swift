// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The uses of a project's declarations, each looked up once.
final class Users {
    /// Something that uses a declaration, and the file that it is in.
    struct Use {
        let occurrence: Occurrence
        let path: String
    }

    /// A declaration that things stand in.
    struct Declaration: Hashable {
        let path: String
        let owner: String
        let member: String
        let local: Int?

        /// Describes the declaration that an occurrence stands in.
        init(_ occurrence: Occurrence, in path: String) {
            self.path = path
            owner = occurrence.owner
            member = occurrence.member
            local = occurrence.local
        }

        /// Few declarations of different files are called alike, and paths are long.
        func hash(into hasher: inout Hasher) {
            hasher.combine(owner)
            hasher.combine(member)
        }
    }

    /// A name in a declaration.
    private struct Supplied: Hashable {
        let name: String
        let declaration: Declaration
    }

    let index: ProjectIndex
    /// The answers that are known from before.
    private let kept: [Handed: HandedAnswer]
    /// The answers to what was asked.
    private(set) var answers: [Handed: HandedAnswer] = [:]
    /// The last answer: many neighbours stand in the same thing.
    private var lastAsked: (handed: Handed, answer: HandedAnswer)?
    private var known: [Declaration: [Use]] = [:]
    private var supplied: [Supplied: [Region]] = [:]
    /// The names that would have to be known to say more.
    private(set) var missing = Missing()

    /// - Parameter kept: What is known already of what is handed over.
    init(_ index: ProjectIndex, kept: [Handed: HandedAnswer] = [:]) {
        self.index = index
        self.kept = kept
    }

    func ask(forMethodOfViews name: String) { missing.viewMethods.insert(name) }

    func ask(forMakersOf type: String) { missing.makers.insert(type) }

    /// True if something holds for what something stands in, from inside to outside, also where
    /// the project's own views and methods show what they are given.
    func anyStage(
        of surrounding: Surrounding, in path: String, _ holds: (Stage) -> Bool
    ) -> Bool {
        if case .kept(let property, let owner) = surrounding {
            let isOpen = !index.isOwnAlone(property, of: owner, seenFrom: path)
            return isOpen && holds(Stage(surrounding: .unclear, path: path))
        }
        guard let handed = Handed(surrounding, in: path, index) else {
            return holds(Stage(surrounding: surrounding, path: path))
        }
        return answer(to: handed, from: path).anyStage(from: path, holds)
    }

    /// The views and methods that are looked into for what something stands in.
    func lookedInto(for surrounding: Surrounding, in path: String) -> Set<String> {
        Handed(surrounding, in: path, index).map { answer(to: $0, from: path).lookedInto } ?? []
    }

    private func answer(to handed: Handed, from path: String) -> HandedAnswer {
        if let lastAsked, lastAsked.handed == handed { return lastAsked.answer }
        let answer = answers[handed] ?? newAnswer(to: handed, from: path)
        lastAsked = (handed, answer)
        return answer
    }

    private func newAnswer(to handed: Handed, from path: String) -> HandedAnswer {
        let answer = kept[handed] ?? HandedAnswer(to: handed, from: path, index)
        answer.ask(for: handed.callee, &missing)
        answers[handed] = answer
        return answer
    }

    /// The places that hand over what a name stands for, where an occurrence uses it.
    func suppliers(of name: String, at occurrence: Occurrence, in path: String) -> [Region] {
        let asked = Supplied(name: name, declaration: Declaration(occurrence, in: path))
        if let known = supplied[asked] { return known }
        let found = index.suppliers(of: name, at: occurrence, in: path)
        supplied[asked] = found
        return found
    }

    /// Returns the uses of the declaration that an occurrence stands in.
    func users(of occurrence: Occurrence, in path: String) -> [Use] {
        let (owner, member) = (occurrence.owner, occurrence.member)
        let declaration = Declaration(occurrence, in: path)
        if let known = known[declaration] { return known }
        let users: [Use]
        if let local = occurrence.local {
            users = usersOfLocal(local, in: path)
        } else if index.isSilent(member, of: owner, in: path),
            !Self.membersOfViews.contains(member)
        {
            users = []
        } else {
            let found = member == "body" ? nil : usersOfMember(member, of: owner, in: path)
            users = found ?? usersOfType(owner, in: path)
        }
        known[declaration] = users
        return users
    }

    /// Returns the uses of a local name, which is known in its file alone.
    private func usersOfLocal(_ name: Int, in path: String) -> [Use] {
        guard let file = index.files[path],
            !file.locals.contains(where: { $0.name == name && $0.isSilent })
        else { return [] }
        return file.uses(ofLocal: name).map { Use(occurrence: $0, path: path) }
    }

    /// Returns the uses of a member; `nil` where only those of the type can tell.
    private func usersOfMember(_ member: String, of owner: String, in path: String) -> [Use]? {
        if index.screenMembers(of: owner, seenFrom: path).isEmpty {
            missing.askers.insert(owner)
        }
        let project = index.files[path]?.project
        let own = index.uses(ofMember: member).compactMap { reference -> Use? in
            let user = reference.occurrence
            let isNear = reference.file.project == project
            let isUse =
                user.owner == owner && user.member != member && isNear || owner == "View"
                || isNear && index.asks(user, in: reference.file, of: owner)
            return isUse ? Use(occurrence: user, path: reference.path) : nil
        }
        return own.isEmpty && !owner.isEmpty ? nil : own
    }

    private func usersOfType(_ type: String, in path: String) -> [Use] {
        missing.makers.insert(type)
        return index.uses(of: type).compactMap { reference in
            let user = reference.occurrence
            guard user.owner != type,
                index.isSame(type, usedIn: reference.path, declaredIn: path)
            else { return nil }
            return Use(occurrence: user, path: reference.path)
        }
    }
}

extension ProjectIndex {
    /// True if a type shows itself within itself, as trees do.
    func makesItself(_ type: String, from path: String) -> Bool {
        uses(of: type).contains { use in
            use.path == path && use.occurrence.owner == type
                && !use.occurrence.surroundings.contains(.preview)
        }
    }
}
#endif
