// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A site that is done, with what tells it from all others in every run.
struct PlannedSite: Hashable {
    let path: String
    let site: Site
    let fingerprint: Fingerprint
    /// The outermost type around it; empty outside of types.
    let owner: String

    var id: SiteID { SiteID(path: path, offset: site.offset) }

    /// The sites of a file that are done, in the order in which they stand there.
    static func all(
        _ sites: [Site], in file: ParsedFile, _ options: MigrationOptions
    ) -> [PlannedSite] {
        let path = ProjectPath.name(of: file.source.path)
        var seen: [Fingerprint: Int] = [:]
        return sites.sorted { $0.offset < $1.offset }.compactMap { site in
            let line = file.source.hash(ofLineAt: site.offset)
            let first = Fingerprint(rule: site.rule, path: path, line: line, ordinal: 0)
            defer { seen[first, default: 0] += 1 }
            guard options.does(site) else { return nil }
            return PlannedSite(
                path: file.source.path, site: site,
                fingerprint: Fingerprint(
                    rule: site.rule, path: path, line: line, ordinal: seen[first] ?? 0),
                owner: file.outermostType(at: site.offset))
        }
    }
}

extension ParsedFile {
    /// The name of the outermost type that a byte is in; empty outside of types.
    fileprivate func outermostType(at offset: Int) -> String {
        let position = AbsolutePosition(utf8Offset: offset)
        return tree.token(at: position)?.typesAround.last ?? ""
    }
}
#endif
