// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The lines of the places that decide why sites stay, which may be in other files.
struct Causes: Sendable {
    private let places: [SiteID: SourcePlace]

    /// - Parameter files: The files that are parsed; others are read.
    init(of sites: [String: [Site]], _ files: [ParsedFile]) {
        let known = Dictionary(
            files.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
        let wanted = Dictionary(
            grouping: Set(sites.values.joined().compactMap(\.cause)), by: \.path)
        var places: [SiteID: SourcePlace] = [:]
        for (path, sites) in wanted {
            guard let source = known[path] ?? (try? SourceReader.read(path)) else { continue }
            for site in sites { places[site] = source.place(of: site.offset) }
        }
        self.places = places
    }

    /// Returns the place that decides why a site stays; `nil` where it is on the same line.
    func cause(of site: Site, in source: SourceText) -> SourcePlace? {
        guard let cause = site.cause, let place = places[cause] else { return nil }
        let isThere =
            place.path == source.path && place.line == source.place(of: site.offset).line
        return isThere ? nil : place
    }
}
#endif
