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
            let list =
                (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
            let reason = (list ?? error as NSError).userInfo["NSDebugDescription"] as? String
            sentence = "cannot be read (\(reason ?? error.localizedDescription))"
        }
    }

    private static func details(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
        return path.isEmpty ? context.debugDescription : "at \(path)"
    }
}
