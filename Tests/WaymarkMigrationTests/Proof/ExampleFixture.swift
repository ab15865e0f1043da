// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
@testable import WaymarkMigration

/// The examples of a rule as a file of the target `MigrationExamples`, before and after.
struct ExampleFixture {
    let rule: any Rule.Type

    /// The rules that have examples which must behave alike.
    static var rules: [any Rule.Type] {
        Catalog.rules.filter { !ExampleFixture(rule: $0).pairs.isEmpty }
    }

    /// Those whose assisted rewrites behave alike too.
    private static let assisted: Set<String> = [
        UsePathForActiveLinks.name, UsePathForSelection.name, UseValueLinks.name,
    ]

    /// The examples whose two sides must behave alike.
    var pairs: [(name: String, level: Level, before: String, after: String)] {
        rule.examples.enumerated().compactMap { index, example in
            let name = "\(rule.name)\(index + 1)"
            guard case .rewrite(let level, let after) = example.expectation,
                level <= .layout || example.isAlike || Self.assisted.contains(rule.name),
                ExampleGaps.uncompiled[name] == nil
            else { return nil }
            return (name, level, example.source, example.together ?? after)
        }
    }

    /// Lines that make a flag which is off at first, before and after.
    private static func flags(_ before: String, _ after: String) -> Set<String> {
        func lines(_ text: String) -> Set<String> {
            let lines = text.split(separator: "\n").map(String.init)
            return Set(lines.filter { $0.contains("@State") && $0.hasSuffix(" = false") })
        }
        return lines(before).intersection(lines(after))
    }

    /// The file; `nil` when the rule has no such example.
    var text: String? {
        let pairs = pairs
        guard !pairs.isEmpty else { return nil }
        let header = """
            // SPDX-License-Identifier: Apache-2.0
            // Copyright the Waymark authors

            // Written from the examples of the rule '\(rule.name)' by Scripts/migration-examples.
            // swift-format-ignore-file

            import SwiftUI


            """
        var cases: [String] = []
        var text = header
        for pair in pairs {
            let flags = Self.flags(pair.before, pair.after)
            let before = ExampleSource(
                pair.before, namespace: pair.name + "Before", flags: flags)
            let after = ExampleSource(pair.after, namespace: pair.name + "After", flags: flags)
            text += before.text + "\n" + after.text + "\n"
            guard let old = before.root, let new = after.root else { continue }
            cases.append(
                "    Pair(\"\(pair.name)\", isExact: \(pair.level == .exact)\(newButtons)) "
                    + "{ \(shown(old)) } after: { \(shown(new)) },\n")
        }
        let list = Self.listName(rule)
        return text + "@MainActor let \(list): [Pair] = [\n" + cases.joined() + "]\n"
    }

    /// The word of a pair in which links become buttons.
    private var newButtons: String {
        rule.name == UseButtonForActiveLink.name ? ", hasNewButtons: true" : ""
    }

    /// A screen that dismisses itself is pushed and presented.
    private func shown(_ view: String) -> String {
        rule.name == UseDismiss.name ? "AnyView(Ways { \(view) })" : "AnyView(\(view))"
    }

    private static func listName(_ rule: any Rule.Type) -> String {
        rule.name.prefix(1).lowercased() + rule.name.dropFirst() + "Pairs"
    }

    /// The file that lists the lists.
    static var index: String {
        let lists = rules.map { "    " + listName($0) }
        return """
            // SPDX-License-Identifier: Apache-2.0
            // Copyright the Waymark authors

            // Written from the catalog of rules by Scripts/migration-examples.
            // swift-format-ignore-file

            /// Every pair of views that must behave alike.
            @MainActor public let allPairs: [Pair] = [
            \(lists.joined(separator: ",\n")),
            ].flatMap { $0 }

            """
    }

    /// The files of the target that are written, by name.
    static var files: [String: String] {
        var files = ["AllPairs.swift": index]
        for rule in rules {
            files[rule.name + ".swift"] = ExampleFixture(rule: rule).text
        }
        return files
    }
}
#endif
