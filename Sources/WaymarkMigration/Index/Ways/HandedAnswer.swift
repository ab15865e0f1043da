// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Something that is handed to a callee, seen from a file.
struct Handed: Hashable, Sendable {
    let callee: String
    let label: String
    let isMade: Bool
    let path: String

    /// Describes what something is handed to; `nil` where that is known.
    init?(_ surrounding: Surrounding, in path: String) {
        guard case .handed(let callee, let label, let isMade) = surrounding else { return nil }
        self.callee = callee
        self.label = label
        self.isMade = isMade
        self.path = path
    }

    /// Few callees of one name are asked about, and paths are long.
    func hash(into hasher: inout Hasher) { hasher.combine(callee) }
}

/// The places where a callee shows what it is given, and all that was looked into to find out.
struct HandedAnswer: Sendable {
    let stages: [Stage]
    let lookedInto: Set<String>
    /// True if the callee is a type that shows something; `nil` where it is no type.
    private let isShown: Bool?

    /// Follows what is handed over through the callee.
    init(to handed: Handed, _ index: ProjectIndex) {
        isShown =
            handed.callee.beginsWithCapital
            ? !index.screenMembers(of: handed.callee, seenFrom: handed.path).isEmpty : nil
        var content = HandedContent(index)
        stages = content.stages(
            of: handed.callee, handed.label, isMade: handed.isMade, from: handed.path)
        lookedInto = content.lookedInto
    }

    /// Adds the name that would have to be known to say more.
    func ask(for callee: String, _ missing: inout Missing) {
        if let isShown {
            missing.ask(for: callee, isShown: isShown)
        } else {
            missing.viewMembers.insert(callee)
        }
    }

    /// True if another answer may come of it when there are more files.
    func mayChange(with new: NewNames) -> Bool {
        !new.owners.isDisjoint(with: lookedInto)
            || !new.viewReceivers.isDisjoint(with: lookedInto)
            || !new.viewMembers.isDisjoint(with: lookedInto)
    }
}
#endif
