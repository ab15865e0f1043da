// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation
    @testable import WaymarkMigration

    /// The examples of a rule as a file of the target `MigrationExamples`, before and after.
    struct ExampleFixture {
        let rule: any Rule.Type

        /// The rules whose examples are whole programs; those of the others take names for granted.
        static let rules: [any Rule.Type] = [
            DropContainerStyle.self, UseNavigationSplitView.self, UseNavigationStack.self,
            UsePathForActiveLinks.self, UseValueLinks.self,
        ]

        /// Those of them whose assisted rewrites behave alike too.
        private static let assisted: Set<String> = [
            UsePathForActiveLinks.name, UseValueLinks.name,
        ]

        /// The examples whose two sides must behave alike.
        var pairs: [(name: String, level: Level, before: String, after: String)] {
            rule.examples.enumerated().compactMap { index, example in
                guard case .rewrite(let level, let after) = example.expectation,
                    level <= .layout || Self.assisted.contains(rule.name)
                else { return nil }
                let whole = level == .assisted ? example.together ?? after : after
                return ("\(rule.name)\(index + 1)", level, example.source, whole)
            }
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
                let before = ExampleSource(pair.before, namespace: pair.name + "Before")
                let after = ExampleSource(pair.after, namespace: pair.name + "After")
                text += before.text + "\n" + after.text + "\n"
                guard let old = before.root, let new = after.root else { continue }
                cases.append(
                    "    Pair(\"\(pair.name)\", isExact: \(pair.level == .exact)) "
                        + "{ AnyView(\(old)) } after: { AnyView(\(new)) },\n")
            }
            let list = Self.listName(rule)
            return text + "@MainActor let \(list): [Pair] = [\n" + cases.joined() + "]\n"
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
