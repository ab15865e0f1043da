// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Takes the sites that comments of a file are about from those that the rules found.
struct IgnoredSites {
    /// The sites that no comment is about.
    let remaining: [Site]
    /// The faults of the comments, and where they stand.
    let faults: [(fault: IgnoreFault, subject: String, offset: Int)]

    /// - Parameter rules: The names of the rules that looked; of others nothing is said.
    init(_ sites: [Site], in file: ParsedFile, rules: [String]) {
        let comments = IgnoreComment.all(in: file)
        let lines = sites.map { file.source.line(of: $0.offset) }
        remaining = zip(sites, lines).filter { site, line in
            !comments.contains { $0.line == line && $0.isAbout(site.rule) }
        }.map(\.0)
        faults = comments.flatMap { comment in
            let found = zip(sites, lines).filter { $0.1 == comment.line }.map(\.0.rule)
            return Self.faults(of: comment, found: found, looked: rules)
                .map { ($0.0, $0.1, comment.offset) }
        }
    }

    private static func faults(of comment: IgnoreComment, found: [String], looked: [String])
        -> [(IgnoreFault, String)]
    {
        var faults = comment.rules.compactMap { rule in
            fault(of: rule, found: found, looked: looked).map { ($0, rule) }
        }
        if comment.rules.isEmpty { faults.append((.unknownRule, IgnoreComment.mark)) }
        if !comment.hasReason { faults.append((.withoutReason, IgnoreComment.mark)) }
        return faults
    }

    private static func fault(of rule: String, found: [String], looked: [String])
        -> IgnoreFault?
    {
        if rule == "all" {
            let usual = Catalog.rules.filter { !$0.isOptional }.map { $0.name }
            let isJudged = Set(usual).isSubset(of: looked)
            return isJudged && found.isEmpty ? .unused : nil
        }
        if Catalog.rule(named: rule) == nil { return .unknownRule }
        return looked.contains(rule) && !found.contains(rule) ? .unused : nil
    }
}
#endif
