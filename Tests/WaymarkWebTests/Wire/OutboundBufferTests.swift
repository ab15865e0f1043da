// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

/// Tests of the limit on what waits for a browser that does not read.
struct OutboundBufferTests {
    private let backlog = OutboundBuffer(limit: 100)

    @Test func nothingIsSaidToABrowserThatReadsNothing() {
        #expect(backlog.takes(60, isPatch: true))
        #expect(backlog.takes(60, isPatch: true))
        #expect(!backlog.takes(1, isPatch: true))
        backlog.left(60, isPatch: true)
        #expect(backlog.takes(1, isPatch: true))
    }

    @Test func onePatchMayBeLargerAndAnswersAreHeardBehindIt() {
        #expect(backlog.takes(1_000, isPatch: true))
        #expect(!backlog.takes(1, isPatch: true))
        #expect(backlog.takes(99, isPatch: false))
        #expect(backlog.takes(2, isPatch: false))
        #expect(!backlog.takes(1, isPatch: false))
    }
}
#endif
