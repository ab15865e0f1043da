// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    extension ProjectIndex {
        /// The places that hand over what a name stands for: content that a wrapper is given, or
        /// the view that a method of `View` is called on.
        func suppliers(of name: String, at occurrence: Occurrence, in path: String) -> [Region] {
            if isStoredView(name, of: occurrence.owner, seenFrom: path) {
                return regions(uses(of: occurrence.owner))
            }
            let own = members(occurrence.member, of: occurrence.owner, seenFrom: path)
            if own.contains(where: { $0.facts.viewParameters.contains(name) }) {
                return occurrence.member == "body"
                    ? modified(by: occurrence.owner) : callers(of: occurrence.member)
            }
            if occurrence.owner == "View", name == "self" || name == "modifier" {
                return callers(of: occurrence.member)
            }
            return []
        }

        private func isStoredView(
            _ name: String, of owner: String, seenFrom path: String
        ) -> Bool {
            members(name, of: owner, seenFrom: path).contains {
                $0.facts.isStored && $0.facts.isView
            }
        }

        private func callers(of member: String) -> [Region] {
            regions(uses(ofMember: member)).map { region in
                var opened = region
                opened.opened = member
                return opened
            }
        }

        private func regions(_ references: [Reference]) -> [Region] {
            references.map { Region($0.occurrence, in: $0.path) }
        }

        /// What a modifier of this type is applied to.
        private func modified(by type: String) -> [Region] {
            uses(of: type).compactMap { reference in
                let made = reference.occurrence
                let around = reference.file.occurrences.last {
                    $0.kind == .asks("modifier") && $0.range.lowerBound < made.range.lowerBound
                        && $0.range.upperBound >= made.range.upperBound
                }
                return around.map { Region($0, in: reference.path) }
            }
        }
    }
#endif
