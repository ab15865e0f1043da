// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Where the declarations of a project are used, each looked up once.
    final class Users {
        /// Something that uses a declaration, and the file that it is in.
        struct Use {
            let occurrence: Occurrence
            let path: String
        }

        private struct Declaration: Hashable {
            let path: String
            let owner: String
            let member: String
        }

        let index: ProjectIndex
        private var known: [Declaration: [Use]] = [:]
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        init(_ index: ProjectIndex) { self.index = index }

        /// What something stands in that a method of the project may show elsewhere.
        func resolved(_ surrounding: Surrounding, in path: String) -> Surrounding {
            guard case .handed(let name) = surrounding else { return surrounding }
            missing.viewMembers.insert(name)
            return index.stage(ofWhatIsHandedTo: name, from: path) ?? surrounding
        }

        /// What uses the declaration that an occurrence stands in.
        func users(of occurrence: Occurrence, in path: String) -> [Use] {
            let (owner, member) = (occurrence.owner, occurrence.member)
            let declaration = Declaration(path: path, owner: owner, member: member)
            if let known = known[declaration] { return known }
            let found = member == "body" ? nil : usersOfMember(member, of: owner, in: path)
            let users = found ?? usersOfType(owner, in: path)
            known[declaration] = users
            return users
        }

        /// `nil` where only those of the type can tell.
        private func usersOfMember(_ member: String, of owner: String, in path: String) -> [Use]? {
            if index.screenMembers(of: owner, seenFrom: path).isEmpty {
                missing.users.insert(owner)
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
            missing.users.insert(type)
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
        /// Whether a type shows itself within itself, as trees do.
        func makesItself(_ type: String, from path: String) -> Bool {
            uses(of: type).contains { use in
                use.path == path && use.occurrence.owner == type
                    && !use.occurrence.surroundings.contains(.preview)
            }
        }
    }
#endif
