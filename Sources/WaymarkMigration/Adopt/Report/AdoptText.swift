// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What is missing, for people.
struct AdoptText {
    private static let shownPlaces = 3
    let missing: MissingDeclarations

    var text: String {
        ([head] + missing.all.map(entry)).joined(separator: "\n")
    }

    private var head: String {
        let size =
            "\(missing.module): \(missing.fileCount.counted("file")), "
            + "\(missing.lineCount.counted("line")) of Swift"
        if missing.isEmpty { return size + "; it builds, nothing is missing\n" + addresses }
        let places = missing.causes.reduce(0) { $0 + $1.places.count }
        return size + "; \(missing.causes.count.counted("thing")) missing in "
            + "\(places.counted("place"))\n" + addresses
    }

    /// The addresses that open the app on Apple's systems.
    private var addresses: String {
        let schemes = missing.project.app.urlSchemes.map { "\($0)://" }
        return schemes.isEmpty ? "" : "it opens \(schemes.joined(separator: ", "))\n"
    }

    private func entry(_ declaration: MissingDeclaration) -> String {
        let places = declaration.places
        let shown = places.prefix(Self.shownPlaces).map {
            "    \($0.path):\($0.line):\($0.column): \($0.message)\n"
        }.joined()
        let more = places.count - Self.shownPlaces
        return "\(declaration.name): \(places.count.counted("place")) in "
            + "\(declaration.fileCount.counted("file"))\n" + shown
            + (more > 0 ? "    and \(more) more\n" : "")
            + "    \(declaration.wayRound)\n"
    }
}
#endif
