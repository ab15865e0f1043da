// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    extension ProjectIndex {
        /// Where the declaration is used that an occurrence stands in: the member, or else its
        /// type.
        func users(
            of occurrence: Occurrence, in path: String, _ missing: inout Missing
        ) -> [(Occurrence, String)] {
            let (owner, member) = (occurrence.owner, occurrence.member)
            if member != "body" {
                let own = found(uses(ofMember: member)).filter { user, place in
                    let isNear = files[place]?.project == files[path]?.project
                    return user.owner == owner && user.member != member && isNear
                        || owner == "View"
                }
                if !own.isEmpty || owner.isEmpty { return own }
            }
            missing.users.insert(owner)
            return found(uses(of: owner)).filter { user, place in
                user.owner != owner && isSame(owner, usedIn: place, declaredIn: path)
            }
        }

        /// Whether a type shows itself within itself, as trees do.
        func makesItself(_ type: String, from path: String) -> Bool {
            uses(of: type).contains { reference in
                reference.path == path && self[reference]?.owner == type
                    && self[reference]?.surroundings.contains(.preview) == false
            }
        }

        private func found(_ references: [Reference]) -> [(Occurrence, String)] {
            references.compactMap { reference in self[reference].map { ($0, reference.path) } }
        }
    }
#endif
