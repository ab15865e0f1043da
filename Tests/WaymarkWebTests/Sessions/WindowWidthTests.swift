// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// The first page of a telephone is drawn for a telephone.
struct WindowWidthTests {
    @Test(arguments: [
        ([:], SizeClass.regular),
        (["Sec-CH-UA-Mobile": "?1"], .compact),
        (["Sec-CH-UA-Mobile": "?0", "User-Agent": "Mobile"], .regular),
        (["User-Agent": "Mozilla/5.0 (iPhone) Mobile/15E148"], .compact),
        (["User-Agent": "Mozilla/5.0 (X11; Linux x86_64)"], .regular),
        (["Sec-CH-UA-Mobile": "?1", "Cookie": "waymark-width=regular"], .regular),
        (["Cookie": "waymark-width=regular; __Host-waymark-width=compact"], .compact),
    ])
    func aFirstVisitSaysHowWideItIs(fields: [String: String], size: SizeClass) throws {
        var head = HTTPRequest(method: .get, scheme: nil, authority: "localhost", path: "/")
        for (name, value) in fields {
            head.headerFields[try #require(HTTPField.Name(name))] = value
        }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        #expect(WindowWidth.guess(for: request) == size)
    }
}
#endif
