// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import WaymarkElements

/// The width that a window probably has, before its script can say so.
enum WindowWidth {
    /// Returns what the browser said last time; at its first visit, guesses by whether it is a
    /// telephone's.
    static func guess(for request: Request) -> SizeClass {
        let cookies = Cookies(request.headers[values: .cookie])
        for name in ["__Host-waymark-width", "waymark-width"] {
            if let known = cookies[name].flatMap(SizeClass.init) { return known }
        }
        if let hint = request.headers[.mobileHint] { return hint == "?1" ? .compact : .regular }
        let isPhone = request.headers[.userAgent]?.contains("Mobi") == true
        return isPhone ? .compact : .regular
    }
}

extension HTTPField.Name {
    /// A name that the library does not have; it is a valid name.
    fileprivate static let mobileHint = HTTPField.Name("Sec-CH-UA-Mobile")!
}
#endif
