// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Tells which files a rule may find something in, by their words and their targets.
struct FileQuestion: Sendable {
    private let targets: TargetMap
    private let options: MigrationOptions
    /// The words that rules look for whatever a target's systems are.
    private let triggers: Triggers
    /// The words that rules look for that say nothing of old systems.
    private let triggersOnNewSystems: [(since: DeploymentTargets, triggers: Triggers)]
    /// The words that have to be known of a file.
    let words: WatchedWords

    init(_ options: MigrationOptions, _ targets: TargetMap) {
        self.targets = targets
        self.options = options
        let rules = options.rules.filter { !$0.isForNewSystemsOnly }
        triggers = Triggers(rules.flatMap { $0.triggers } + [IgnoreComment.mark])
        triggersOnNewSystems = options.rules.filter { $0.isForNewSystemsOnly }
            .map { ($0.since, Triggers($0.triggers)) }
        let elsewhere = options.rules.flatMap { $0.wordsElsewhere }.map { WordHash($0) }
        let watched = triggers.words.union(IndexLoader.navigationWords).union(elsewhere)
        words = WatchedWords(
            triggersOnNewSystems.reduce(watched) { $0.union($1.triggers.words) })
    }

    /// True if a rule may have something to say, or has to know what the file declares.
    func isWorthParsing(_ source: SourceText, _ words: IdentifierScan) -> Bool {
        if triggers.areIn(source, words) { return true }
        let sinces = triggersOnNewSystems.filter { $0.triggers.areIn(source, words) }
            .map(\.since)
        if sinces.isEmpty { return false }
        if !words.declared.isEmpty { return true }
        let floor = options.floor(of: targets.target(of: source.path))
        return sinces.contains(where: floor.has)
    }
}
#endif
