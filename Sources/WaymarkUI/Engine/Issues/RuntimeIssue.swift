// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A wrong use of the framework that the program survives: what, where, what now.
///
/// Reported once per place, to standard error, or to the test that runs under `WaymarkTesting`.
public struct RuntimeIssue: Equatable, Sendable, CustomStringConvertible {
    /// The kind of issue, with its facts.
    public let kind: Kind
    /// The views from the root to the place, joined by "›".
    public let path: String

    /// The sentences of its kind: what is wrong, and what to do now.
    public var message: String { kind.sentence }

    /// The message and the place, in one line for a log.
    public var description: String { "\(message) (in \(path))" }

    /// A kind of issue, with its facts in its sentence.
    ///
    /// Each is a function or a property of this type, which stands beside the code that finds it,
    /// in a file such as `PathIssues.swift`. Two are equal where they are of one kind and say the
    /// same.
    public struct Kind: Hashable, Sendable {
        /// The name of the kind alone, such as `duplicateTag`.
        public let name: String
        /// The mistake and its outcome, in lower case and without a full stop.
        let problem: String
        /// The next step, in sentences.
        let remedy: String

        /// Makes a kind that is called as the function or property that declares it.
        init(_ problem: String, remedy: String, declaration: String = #function) {
            name = String(declaration.prefix { $0 != "(" })
            self.problem = problem
            self.remedy = remedy
        }

        /// The mistake, and what to do now.
        var sentence: String { "\(problem). \(remedy)" }
    }
}
