// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The part of a sentence that says what is wrong with a file.
struct ResourceProblem: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }

    /// Says what a reader of Foundation found.
    init(_ error: any Error) {
        switch error {
        case let problem as ResourceProblem: self = problem
        case DecodingError.dataCorrupted(let context):
            sentence = "is not JSON (\(Self.details(context)))"
        case DecodingError.keyNotFound(let key, let context):
            sentence = "has no '\(key.stringValue)' (\(Self.details(context)))"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            sentence = "holds something else than is expected (\(Self.details(context)))"
        default:
            let facts = (error as NSError).userInfo
            let reason = Self.oldStyle(facts) ?? facts["NSDebugDescription"] as? String
            sentence = "cannot be read (\(reason ?? error.localizedDescription))"
        }
    }

    /// The fault in a list of strings, which comes as an error of Foundation's own kind that says
    /// it in quotes.
    private static func oldStyle(_ facts: [String: Any]) -> String? {
        facts["kCFPropertyListOldStyleParsingError"].flatMap { error in
            let parts = String(describing: error).split(separator: "\"")
            return parts.count > 1 ? String(parts[1]) : nil
        }
    }

    private static func details(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
        return path.isEmpty ? context.debugDescription : "at \(path)"
    }
}

/// The sentences about what could not be read.
struct ResourceProblems {
    private(set) var sentences: [String] = []

    /// Reads something, and keeps a sentence where that fails.
    mutating func attempt<Content>(
        _ place: URL, _ read: () throws -> Content?
    ) -> Content? {
        do {
            return try read()
        } catch {
            sentences.append("\(place.path) \(ResourceProblem(error).sentence)")
            return nil
        }
    }
}
