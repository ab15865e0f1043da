// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A way to do only some of the sites that a run could do.
public enum SiteChoice: Sendable {
    /// Does those of the steps with these names.
    case steps(Set<String>)
    /// Asks about sites, each with those that it needs, and does those that the answer names;
    /// asked once for each repository, on any thread.
    case ask(@Sendable ([SiteQuestion]) -> Set<String>)

    /// A site among those that a choice is about.
    struct Key: Hashable {
        let id: SiteID
        let rule: String

        init(path: String, _ site: Site) {
            id = SiteID(path: path, offset: site.offset)
            rule = site.rule
        }
    }
}

/// Sites that are done together or not at all, for a person to decide.
public struct SiteQuestion: Sendable {
    /// The name that an answer has.
    public let id: String
    /// The place and the subject of each.
    public let rewrites: [PlanStep.Rewrite]
    /// The change as a diff.
    public let diff: String
}

/// The sites of a repository that are done, and the groups that choices are about.
struct SiteChooser {
    private let sites: [PlannedSite]
    private let files: [String: ParsedFile]

    init(_ settled: [String: [Site]], _ files: [ParsedFile], _ options: MigrationOptions) {
        guard options.plansSteps || options.choice != nil else {
            (sites, self.files) = ([], [:])
            return
        }
        self.files = Dictionary(files.map { ($0.source.path, $0) }) { first, _ in first }
        sites = files.concurrentMap { file in
            PlannedSite.all(settled[file.source.path] ?? [], in: file, options)
        }.flatMap(\.self)
    }

    /// The steps of the migration, in the order of their first places.
    var steps: [PlanStep] { SiteGroups(sites).byScreen().all.map { PlanStep($0, place) } }

    /// The sites that are done by a choice.
    func chosen(by choice: SiteChoice) -> Set<SiteChoice.Key> {
        switch choice {
        case .steps(let ids):
            return Self.keys(of: SiteGroups(sites).byScreen().all, named: ids)
        case .ask(let ask):
            let groups = SiteGroups(sites).all
            return groups.isEmpty ? [] : Self.keys(of: groups, named: ask(groups.map(question)))
        }
    }

    private static func keys(
        of groups: [[PlannedSite]], named ids: Set<String>
    ) -> Set<SiteChoice.Key> {
        let chosen = groups.filter { ids.contains(PlanStep.id(of: $0)) }.flatMap(\.self)
        return Set(chosen.map { SiteChoice.Key(path: $0.path, $0.site) })
    }

    private func place(_ planned: PlannedSite) -> SourcePlace {
        guard let file = files[planned.path] else {
            return SourcePlace(path: planned.path, line: 1, column: 1, offset: 0)
        }
        return file.source.place(of: planned.site.offset)
    }

    private func question(_ group: [PlannedSite]) -> SiteQuestion {
        let step = PlanStep(group, place)
        let diffs = Dictionary(grouping: group, by: \.path).sorted { $0.key < $1.key }
            .map { diff(of: $0.value, in: $0.key) }
        return SiteQuestion(id: step.id, rewrites: step.rewrites, diff: diffs.joined())
    }

    private func diff(of group: [PlannedSite], in path: String) -> String {
        let edits = group.flatMap { planned -> [Edit] in
            if case .rewrite(_, let edits) = planned.site.outcome { edits } else { [] }
        }
        guard let source = files[path]?.source, let after = try? EditedText(source, edits) else {
            return ""
        }
        return UnifiedDiff(source.bytes, after.bytes, path: ProjectPath.name(of: path)).text
    }
}
#endif
