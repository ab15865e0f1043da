// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ConditionElementListSyntax {
    /// The question for the system's version among these conditions.
    var availability: AvailabilityConditionSyntax? {
        firstValue { $0.condition.as(AvailabilityConditionSyntax.self) }
    }

    /// True if what holds under these conditions is for systems that have the new containers
    /// (`true`), for those that have not (`false`), or for both (`nil`).
    var areForNewSystems: Bool? {
        guard let question = availability else { return nil }
        return question.isPositive ? question.newSystems : question.otherSystems
    }

    /// The same for what holds else.
    var areElseForNewSystems: Bool? {
        guard let question = availability, count == 1 else { return nil }
        return question.isPositive ? question.otherSystems : question.newSystems
    }
}

extension AvailabilityConditionSyntax {
    /// True if this is `#available`, not `#unavailable`.
    var isPositive: Bool { availabilityKeyword.tokenKind == .poundAvailable }

    /// The versions that it asks for.
    var asked: DeploymentTargets { availabilityArguments.versions }

    /// True if the systems that it asks for have the new containers.
    fileprivate var newSystems: Bool? { compares(>=) ? true : nil }

    /// True if those have them that it does not ask for; `nil` where some do.
    fileprivate var otherSystems: Bool? { compares(>=) && !compares(>) ? false : nil }

    /// True if a version that it asks for compares so to the first one with the new containers.
    private func compares(_ relation: (Version, Version) -> Bool) -> Bool {
        let asked = asked
        return asked.systems.contains { system in
            guard let version = asked[system],
                let needed = DeploymentTargets.newContainers[system]
            else {
                return false
            }
            return relation(version, needed)
        }
    }
}
#endif
