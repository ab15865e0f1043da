// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The style sheets of the class names that one page uses.
enum AtomicSheet {
    /// The most bytes of names in one address: proxies let through 8 KB of it as a rule.
    static let most = 4_000

    /// Returns the addresses of the sheets: one, unless a page has hundreds of colours and sizes.
    static func addresses(of classes: [String], at path: String) -> [String] {
        var addresses: [String] = []
        var names = ""
        for name in classes {
            if !names.isEmpty, names.utf8.count + name.utf8.count >= most {
                addresses.append(path + "?c=" + names)
                names = ""
            }
            names += names.isEmpty ? name : "." + name
        }
        return names.isEmpty ? addresses : addresses + [path + "?c=" + names]
    }

    /// The sheet for a query such as `c=w-a.w-b`; names that mean nothing are left out, and all
    /// of a query that no page has.
    static func css(query: String) -> String {
        guard query.hasPrefix("c="), query.utf8.count <= most + 2 else { return "" }
        let names = query.dropFirst(2).split(separator: ".").map(String.init)
        return names.compactMap(AtomicStyle.rule(for:)).joined(separator: "\n")
    }
}
#endif
