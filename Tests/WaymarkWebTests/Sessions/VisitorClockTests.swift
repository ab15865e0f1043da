// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Testing

@testable import WaymarkWeb

/// A page is drawn in the time zone that the browser has kept.
struct VisitorClockTests {
    @Test(arguments: [
        ("", nil),
        ("waymark-zone=Europe%2FVienna", "Europe/Vienna"),
        ("waymark-zone=UTC; __Host-waymark-zone=Asia%2FTokyo", "Asia/Tokyo"),
        ("waymark-zone=%", nil),
    ])
    func theTimeZoneIsThatOfTheCookie(cookies: String, zone: String?) {
        var head = HTTPRequest(method: .get, scheme: nil, authority: "localhost", path: "/")
        head.headerFields[.cookie] = cookies
        #expect(VisitorClock.timeZone(in: head) == zone)
    }
}
#endif
