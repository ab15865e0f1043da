// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import ArgumentParser
    import WaymarkMigration

    struct Explain: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Tells what a rule does, by its examples, or what a reason means.")

        @Argument(
            help: "A rule, as 'waymark rules' lists them, or the reason that a summary names.")
        var name: String

        func run() throws {
            if let sentence = Self.sentence(of: name) { return print("\(name): \(sentence)") }
            guard let rule = Catalog.rule(named: name) else {
                throw ValidationError(
                    "there is no rule and no reason '\(name)'; 'waymark rules' lists the rules")
            }
            print(RulePage(rule).text)
        }

        private static func sentence(of reason: String) -> String? {
            Refusal(rawValue: reason)?.sentence ?? IgnoreFault(rawValue: reason)?.sentence
        }
    }
#endif
