// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Something that is handed to a callee, seen from the files of a neighbourhood.
struct Handed: Hashable, Sendable {
    let callee: String
    let label: String
    let isMade: Bool
    /// The number of the neighbourhood: its files see the same declarations.
    let neighbourhood: Int

    /// Describes what something is handed to; `nil` where that is known.
    init?(_ surrounding: Surrounding, in path: String, _ index: ProjectIndex) {
        guard case .handed(let callee, let label, let isMade) = surrounding else { return nil }
        self.callee = callee
        self.label = label
        self.isMade = isMade
        neighbourhood = index.neighbourhood(of: path)
    }

    /// Few callees of one name are asked about.
    func hash(into hasher: inout Hasher) { hasher.combine(callee) }
}

/// The places where a callee shows what it is given, and all that was looked into to find out.
struct HandedAnswer: Sendable {
    /// The places; those without one of their own are told where they are asked for.
    let stages: [Stage]
    let lookedInto: Set<String>
    /// True if the callee is a type that shows something; `nil` where it is no type.
    private let isShown: Bool?

    /// Follows what is handed over through the callee.
    ///
    /// - Parameter path: A file of the neighbourhood.
    init(to handed: Handed, from path: String, _ index: ProjectIndex) {
        isShown =
            handed.callee.beginsWithCapital
            ? !index.screenMembers(of: handed.callee, seenFrom: path).isEmpty : nil
        var content = HandedContent(index)
        stages = content.stages(
            of: handed.callee, handed.label, isMade: handed.isMade, from: path)
        lookedInto = content.lookedInto
    }

    /// True if something holds for one of the places, seen from a file of the neighbourhood.
    func anyStage(from path: String, _ holds: (Stage) -> Bool) -> Bool {
        stages.contains { stage in
            if stage.place != nil || stage.path == path { return holds(stage) }
            return holds(Stage(surrounding: stage.surrounding, path: path))
        }
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
