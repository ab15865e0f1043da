// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension ProjectIndex {
    /// The places that hand over what a name stands for: content that a wrapper is given, or
    /// the view that a method of `View` is called on.
    func suppliers(of name: String, at occurrence: Occurrence, in path: String) -> [Region] {
        if isStoredView(name, of: occurrence.owner, seenFrom: path) {
            return regions(
                makers(of: occurrence.owner, declaredIn: path), opening: occurrence.owner)
        }
        let own = members(occurrence.member, of: occurrence.owner, seenFrom: path)
        if own.contains(where: { $0.facts.viewParameters.contains(name) }) {
            return occurrence.member == "body"
                ? modified(by: occurrence.owner, declaredIn: path)
                : callers(of: occurrence.member, occurrence.owner, declaredIn: path)
        }
        if occurrence.owner == "View", name == "self" || name == "modifier" {
            return callers(of: occurrence.member, "View", declaredIn: path)
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

    /// The calls of a member, which shows there what it is given.
    private func callers(
        of member: String, _ owner: String, declaredIn path: String
    ) -> [Region] {
        var files: [ObjectIdentifier: Bool] = [:]
        let calls = uses(ofMember: member).filter { call in
            let file = ObjectIdentifier(call.file)
            if let known = files[file] { return known }
            let isMeant = members(member, of: owner, seenFrom: call.path)
                .contains { $0.path == path }
            files[file] = isMeant
            return isMeant
        }
        return regions(calls, opening: member)
    }

    /// The places where values of a type are made.
    private func makers(of type: String, declaredIn path: String) -> [Reference] {
        uses(of: type).filter { isSame(type, usedIn: $0.path, declaredIn: path) }
    }

    private func regions(_ references: [Reference], opening callee: String) -> [Region] {
        references.map { reference in
            var region = Region(reference.occurrence, in: reference.path)
            region.opened = callee
            return region
        }
    }

    /// Returns the views that a modifier of this type is applied to.
    private func modified(by type: String, declaredIn path: String) -> [Region] {
        makers(of: type, declaredIn: path).compactMap { reference in
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
