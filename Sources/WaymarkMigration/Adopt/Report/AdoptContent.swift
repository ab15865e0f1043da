// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What is missing, for programs. Names and values stay; members may be added.
struct AdoptContent: Encodable {
    let version = 1
    let app: App
    let missing: [Entry]
    let notes: [String]

    struct App: Encodable {
        let name: String
        let files: Int
        let lines: Int
        /// The language mode of the app's own target.
        let languageMode: Int
        /// The beginnings of URLs that open it.
        let urlSchemes: [String]
        let packages: [String]
    }

    struct Entry: Encodable {
        let kind: MissingDeclaration.Kind
        let name: String
        let files: Int
        let wayRound: String
        let places: [MissingDeclaration.Place]
    }

    init(_ missing: MissingDeclarations) {
        let project = missing.project
        app = App(
            name: project.module, files: missing.fileCount, lines: missing.lineCount,
            languageMode: project.app.settings.mode, urlSchemes: project.app.urlSchemes,
            packages: project.packages.map(\.place))
        self.missing = missing.all.map {
            Entry(
                kind: $0.kind, name: $0.name, files: $0.fileCount, wayRound: $0.wayRound,
                places: $0.places)
        }
        notes = project.notes
    }
}
#endif
