// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension AdoptedProject {
    /// Reads the project in a folder: Xcode's, one of XcodeGen or Tuist, a package, or else all
    /// files of Swift that lie there.
    ///
    /// - Parameter target: The name of the app; the largest one where nobody says it.
    /// - Throws: `AdoptError` with the reason why there is nothing to adopt.
    public init(in folder: String, target: String? = nil) throws(AdoptError) {
        let reader = try ProjectReader(folder)
        let app = try reader.app(named: target)
        let libraries = reader.libraries(for: app)
        var builder = TargetBuilder(reader, of: libraries + [app])
        let built = (libraries + [app]).map { builder.build($0) }
        guard let last = built.last, !last.sources.isEmpty else { throw reader.nothing(of: app) }
        let empty = Set(built.filter(\.sources.isEmpty).map(\.module))
        self.folder = reader.folder
        self.app = last.without(empty)
        self.libraries = built.dropLast().filter { !$0.sources.isEmpty }.map { $0.without(empty) }
        packages = reader.project(of: app)?.packages ?? []
        language = Self.language(of: built)
        files = reader.contents.files
        let others = reader.candidates.filter {
            $0.isApp && $0.target.module != app.target.module && !$0.sources.isEmpty
        }
        notes =
            builder.notes + reader.contents.problems.map { "\($0)" }
            + Set(others.map(\.target.name)).subtracting([app.target.name]).sorted().map {
                "the app '\($0)' is left out; '--target \($0)' takes it"
            }
    }

    /// English where it is among the languages of the targets, else the first of these.
    private static func language(of targets: [AdoptedTarget]) -> String {
        let names = targets.flatMap(\.resources).filter { $0.hasSuffix(".lproj") }
            .compactMap { $0.split(separator: "/").last?.dropLast(".lproj".count) }
        let languages = Set(names.map(String.init)).subtracting(["Base"])
        return languages.contains("en") ? "en" : languages.min() ?? "en"
    }
}
#endif
