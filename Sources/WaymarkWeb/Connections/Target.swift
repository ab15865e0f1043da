// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The target of a request: path and query, as they were sent.
struct Target: Equatable, Sendable {
    let path: String
    let query: String

    init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts.first.map(String.init) ?? "/"
        query = parts.count > 1 ? String(parts[1]) : ""
    }
}
#endif
