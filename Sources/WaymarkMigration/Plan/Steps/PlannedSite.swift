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
        var fingerprints = Fingerprints(of: file.source)
        return sites.sorted { $0.offset < $1.offset }.compactMap { site in
            let fingerprint = fingerprints.next(site.rule, at: site.offset)
            guard options.does(site) else { return nil }
            return PlannedSite(
                path: file.source.path, site: site, fingerprint: fingerprint,
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
