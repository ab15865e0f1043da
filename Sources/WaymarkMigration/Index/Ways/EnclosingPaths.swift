// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The ways on which something comes into the containers around it, through all that makes it.
///
/// Of a link in the body of `Row`, which `Inbox` makes for each message, one way leads through
/// `Row` and `Inbox` to the container in `NavigationView { Inbox() }`.
struct EnclosingPaths {
    private struct Declaration: Hashable {
        let project: String
        let owner: String
        let member: String
        /// The file and the byte where a local name is declared.
        let local: SiteID?
    }

    private var seen: Set<Declaration> = []
    /// The nearest container on each way.
    private(set) var containers: Set<SiteID> = []
    /// True if a way ends without one.
    private(set) var isAlone = false
    /// True if two ways meet, so that it may be there twice in one container.
    private(set) var isRepeated = false

    /// Looks from an occurrence outwards; previews do not count.
    init(of occurrence: Occurrence, in path: String, _ users: Users) {
        climb(from: occurrence, in: path, users)
    }

    private mutating func climb(
        from occurrence: Occurrence, in path: String, _ users: Users
    ) {
        if occurrence.surroundings.contains(.preview) { return }
        if users.arePictured(occurrence, in: path) { return isAlone = true }
        for surrounding in occurrence.surroundings.reversed() {
            let isDone = users.anyStage(of: surrounding, in: path) {
                ends(at: $0, around: occurrence, users)
            }
            if isDone { return }
        }
        climb(outOf: occurrence, in: path, users)
    }

    /// True if a way ends at something.
    private mutating func ends(
        at stage: Stage, around inside: Occurrence, _ users: Users
    ) -> Bool {
        switch stage.surrounding {
        case .container(let offset, _):
            let isNew = containers.insert(SiteID(path: stage.path, offset: offset)).inserted
            isRepeated = isRepeated || !isNew
        case .controller where users.isControllerInView(around: inside, in: stage.path):
            return false
        case .modal, .controller, .picture, .test, .assumed, .unclear: isAlone = true
        default: return false
        }
        return true
    }

    /// Goes on where the declaration is used that the occurrence stands in.
    private mutating func climb(
        outOf occurrence: Occurrence, in path: String, _ users: Users
    ) {
        let index = users.index
        let declaration = Declaration(
            project: index.files[path]?.project ?? "", owner: occurrence.owner,
            member: occurrence.member,
            local: occurrence.local.map { SiteID(path: path, offset: $0) })
        guard seen.insert(declaration).inserted else {
            isRepeated = true
            return
        }
        if index.makesItself(occurrence.owner, from: path) { isRepeated = true }
        let uses = users.users(of: occurrence, in: path)
        if uses.isEmpty { isAlone = true }
        for use in uses { climb(from: use.occurrence, in: use.path, users) }
    }
}
#endif
