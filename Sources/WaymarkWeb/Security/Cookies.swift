// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The cookies of one request.
struct Cookies: Sendable {
    private var values: [String: String] = [:]

    /// Reads the values of all `Cookie` fields; of two cookies with one name the first counts.
    init(_ fields: [String]) {
        for pair in fields.flatMap({ $0.split(separator: ";") }) {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if parts.count == 2, values[String(parts[0])] == nil {
                values[String(parts[0])] = String(parts[1])
            }
        }
    }

    subscript(name: String) -> String? { values[name] }
}
#endif
