// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// The ways on which something comes into the containers around it, through all that makes it.
    struct WaysOut {
        private struct Declaration: Hashable {
            let project: String
            let owner: String
            let member: String
        }

        private let index: ProjectIndex
        private var seen: Set<Declaration> = []
        /// The nearest container on each way.
        private(set) var containers: Set<SiteID> = []
        /// Whether a way ends without one.
        private(set) var isAlone = false
        /// Whether two ways meet, so that it may be there twice in one container.
        private(set) var isRepeated = false
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        /// Looks from an occurrence outwards; previews do not count.
        init(of occurrence: Occurrence, in path: String, _ index: ProjectIndex) {
            self.index = index
            climb(from: occurrence, in: path)
        }

        private mutating func climb(from occurrence: Occurrence, in path: String) {
            if occurrence.surroundings.contains(.preview) { return }
            for surrounding in occurrence.surroundings.reversed() {
                switch surrounding {
                case .container(let offset):
                    let isNew = containers.insert(SiteID(path: path, offset: offset)).inserted
                    isRepeated = isRepeated || !isNew
                    return
                case .modal:
                    isAlone = true
                    return
                default: continue
                }
            }
            climb(outOf: occurrence, in: path)
        }

        /// Goes on where the declaration is used that the occurrence stands in.
        private mutating func climb(outOf occurrence: Occurrence, in path: String) {
            let declaration = Declaration(
                project: index.files[path]?.project ?? "", owner: occurrence.owner,
                member: occurrence.member)
            guard seen.insert(declaration).inserted else {
                isRepeated = true
                return
            }
            if index.makesItself(occurrence.owner, from: path) { isRepeated = true }
            let users = index.users(of: occurrence, in: path, &missing)
            if users.isEmpty { isAlone = true }
            for (user, path) in users { climb(from: user, in: path) }
        }
    }
#endif
