// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// A slow line on purpose is between the page and its server.
struct LatencyTests {
    @Test(arguments: [
        ("http://a.b/notes?latency=200", "http://a.b/notes"),
        ("http://a.b/?x=1&latency=200&y=%20#z", "http://a.b/?x=1&y=%20#z"),
        ("http://a.b/notes?x=%2B1", "http://a.b/notes?x=%2B1"),
        ("http://a.b/notes", "http://a.b/notes"),
    ])
    func theAppDoesNotHearOfIt(asked: String, heard: String) {
        #expect(SessionRequest(url: asked).withoutLatency.url == heard)
    }
}
#endif
