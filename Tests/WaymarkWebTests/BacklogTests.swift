// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import NIOCore
    import NIOEmbedded
    import Testing

    @testable import WaymarkWeb

    /// How much waits for a browser that does not read.
    struct BacklogTests {
        private let backlog = Backlog(limit: 100)
        private let loop = EmbeddedEventLoop()

        private func say(_ bytes: Int, isPatch: Bool = true) -> EventLoopPromise<Void>? {
            backlog.promise(for: bytes, isPatch: isPatch, on: loop)
        }

        @Test func nothingIsSaidToABrowserThatReadsNothing() throws {
            let first = try #require(say(60))
            let second = try #require(say(60))
            #expect(say(1) == nil)
            first.succeed()
            #expect(say(1) != nil)
            second.fail(ChannelError.ioOnClosedChannel)
        }

        @Test func onePatchMayBeLargerAndAnswersAreHeardBehindIt() throws {
            let large = try #require(say(1_000))
            #expect(say(1) == nil)
            let answer = try #require(say(99, isPatch: false))
            #expect(say(2, isPatch: false) != nil)
            #expect(say(1, isPatch: false) == nil)
            large.succeed()
            answer.succeed()
        }
    }
#endif
