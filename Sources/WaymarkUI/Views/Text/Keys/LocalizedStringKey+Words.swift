// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources

extension LocalizedStringKey {
    /// The words for the key, with its values filled in.
    ///
    /// - Parameters:
    ///   - tables: The tables that are asked; without them the app's own.
    ///   - language: The language to look in; without it that of the person for whom the app is at
    ///     work.
    ///   - style: The style of the words, as a piece of nothing.
    func words(
        _ table: String? = nil, from tables: StringTables = .app, in language: String? = nil,
        style: TextRun = TextRun("")
    ) -> TextContent {
        guard let pieces = pieces(tables, table, language) else { return TextContent(runs) }
        return TextContent(TextRun.joined(pieces.flatMap { runs(for: $0, style) }))
    }

    /// The same key with other styles of its text and of the texts among its values.
    func changingStyles(_ change: (inout TextRun) -> Void) -> LocalizedStringKey {
        var runs = runs
        for index in runs.indices { change(&runs[index]) }
        let arguments = arguments.map { argument in
            guard case .styled(let text) = argument else { return argument }
            return .styled(text.changingRuns(change))
        }
        return LocalizedStringKey(key, runs, arguments)
    }

    private func pieces(
        _ tables: StringTables, _ table: String?, _ language: String?
    ) -> [TextPiece]? {
        if tables.isEmpty { return nil }
        let language = tables.language(for: language.map { [$0] } ?? TextLanguage.current)
        let entry = tables.entry(for: key, table: table, in: language)
        return entry?.pieces(in: language, arguments: arguments.count) { place in
            arguments.indices.contains(place) ? arguments[place].digits : nil
        }
    }

    private func runs(for piece: TextPiece, _ style: TextRun) -> [TextRun] {
        var run = style
        switch piece {
        case .words(let words): run.string = words
        case .argument(let place):
            guard arguments.indices.contains(place) else {
                IssueLog.report(
                    .missingTextValue(place: place + 1, of: arguments.count), from: "'\(key)'")
                run.string = "%@"
                return [run]
            }
            if case .styled(let text) = arguments[place] { return text.runs }
            run.string = arguments[place].string
        }
        return [run]
    }
}

extension TextRun {
    /// The runs, with neighbours of one style as one.
    fileprivate static func joined(_ runs: [TextRun]) -> [TextRun] {
        runs.reduce(into: []) { joined, run in
            if let last = joined.last, last.hasStyle(of: run) {
                joined[joined.count - 1].string += run.string
            } else {
                joined.append(run)
            }
        }
    }
}

extension StringTables {
    /// The tables of a bundle; `nil` and `Bundle.main` are the app's own.
    static func tables(of bundle: Bundle?) -> StringTables {
        guard let bundle, bundle !== Bundle.main else { return app }
        return of([ResourceFolder(bundle.resourceURL ?? bundle.bundleURL)])
    }
}

extension RuntimeIssue.Kind {
    /// A text in a string table has a place for a value that its key does not give.
    public static func missingTextValue(place: Int, of count: Int) -> Self {
        Self(
            "the words of a string table want value \(place), and the key has \(count)",
            remedy: "Mend the place, such as '%\(place)$@', in the table.")
    }

    /// A file of the app's resources cannot be read, or not in whole.
    public static func damagedResource(_ problem: String) -> Self {
        Self("\(problem), and is left out", remedy: "Mend the file, and start the app again.")
    }
}
