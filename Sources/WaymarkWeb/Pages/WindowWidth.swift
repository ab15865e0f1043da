// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import WaymarkElements

/// How wide a window probably is, before its script can say so.
enum WindowWidth {
    /// What the browser said last time; at its first visit, whether it is a telephone's.
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
