// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds out that nothing but previews shows something: all that makes it ends in views that
/// nothing makes.
struct UnusedView {
    private let users: Users
    /// True if code for systems without the new containers is never run.
    private let isForNewSystems: Bool
    private var seen: Set<Users.Declaration> = []
    /// The first view that nothing makes; `nil` where something may show one.
    private(set) var name: String?

    init(
        around occurrence: Occurrence, in path: String, isForNewSystems: Bool, _ users: Users
    ) {
        self.users = users
        self.isForNewSystems = isForNewSystems
        if !isUnused(occurrence, in: path) { name = nil }
    }

    private mutating func isUnused(_ occurrence: Occurrence, in path: String) -> Bool {
        if isIgnored(occurrence) { return true }
        let isHeld = occurrence.surroundings.contains { around in
            users.anyStage(of: around, in: path) { $0.surrounding.leavesView }
        }
        if isHeld { return false }
        guard seen.insert(Users.Declaration(occurrence, in: path)).inserted else { return true }
        let uses = users.users(of: occurrence, in: path)
        if uses.allSatisfy({ isIgnored($0.occurrence) }) {
            return end(at: occurrence.owner, in: path)
        }
        return uses.allSatisfy { isUnused($0.occurrence, in: $0.path) }
    }

    private func isIgnored(_ occurrence: Occurrence) -> Bool {
        occurrence.surroundings.contains(.preview)
            || isForNewSystems && occurrence.systemsAreNew == false
    }

    /// True if a type is a view of this module's own that is named nowhere else.
    private mutating func end(at owner: String, in path: String) -> Bool {
        let index = users.index
        let isView = index.declarations(of: owner, from: path).contains {
            $0.inherited.contains("View")
        }
        guard isView, index.files[path]?.publicTypes.contains(owner) != true,
            !index.isAskedAsType(owner)
        else { return false }
        name = name ?? owner
        return true
    }
}

extension Surrounding {
    /// True if something outside of views may show what is in it.
    fileprivate var leavesView: Bool {
        switch self {
        case .controller, .kept, .picture, .test, .unclear: true
        default: false
        }
    }
}
#endif
