// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes

/// The clock of the person who asks for a page, of which their browser says the time zone after
/// the first page.
enum VisitorClock {
    /// Returns the name of the time zone that the browser has kept in a cookie, such as
    /// `Europe/Vienna`.
    static func timeZone(in request: HTTPRequest) -> String? {
        let cookies = Cookies(request.headerFields[values: .cookie])
        for name in ["__Host-waymark-zone", "waymark-zone"] {
            if let known = cookies[name]?.removingPercentEncoding { return known }
        }
        return nil
    }
}
#endif
