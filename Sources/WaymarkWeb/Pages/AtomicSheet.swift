// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The style sheet of the class names that one page uses.
    enum AtomicSheet {
        /// Where the sheet is; `nil` if it would be empty.
        static func address(of classes: [String], at path: String) -> String? {
            classes.isEmpty ? nil : path + "?c=" + classes.joined(separator: ".")
        }

        /// The sheet for a query such as `c=w-a.w-b`; names that mean nothing are left out.
        static func css(query: String) -> String {
            guard query.hasPrefix("c=") else { return "" }
            let names = query.dropFirst(2).split(separator: ".").map(String.init)
            return names.compactMap(AtomicStyle.rule(for:)).joined(separator: "\n")
        }
    }
#endif
