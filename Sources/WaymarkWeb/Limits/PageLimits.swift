// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The limits of what one page, and all pages together, may take.
struct PageLimits: Sendable {
    /// The time for which a page without a connection keeps its state.
    var grace: Duration = .seconds(120)
    /// The number of pages without a connection that keep their state; the oldest go first.
    var disconnected = 1_000
    /// The number of pages that there may be in all.
    var pages = 10_000
    /// The number of them that one network may have; this computer may have all.
    var pagesPerNetwork = 1_000
    /// The number of connections that may be open at once.
    var connections = OpenConnections.most(ofFiles: OpenConnections.files)
    /// Patches that a browser has not acknowledged before the server stops encoding for it.
    var unacknowledged = 32
    /// The same in bytes.
    var unacknowledgedBytes = 1 << 20
    /// Bytes that may wait to leave this computer; a browser that acknowledges as it reads
    /// stays below.
    var unwrittenBytes = 3 << 19
    /// The largest message of a browser; browsers send one message in one frame.
    var messageSize = 1 << 16
    /// The same for the first one, which brings the page's sealed state.
    var joinSize = 1 << 18
    /// The largest sealed state that a page is given to keep.
    var sealSize: Int { joinSize / 4 * 3 }
    /// The largest form of a page without a script.
    var formSize = 1 << 20
    /// The most bytes of an address that is asked for; proxies take 8 KB as a rule.
    var addressSize = 1 << 14
    /// Messages of one page: at once, and then per second.
    var burst = 100
    var rate = 50
    /// Pages drawn for one network, and not for this computer: at once, and then per second.
    var drawingBurst = 60
    var drawingRate = 10
    /// The time that a request may take to be whole, and for which a connection may take nothing of
    /// what it is sent.
    var requestTime: Duration = .seconds(60)
    /// The time that a stream of HTTP/2 may take with its answer.
    var streamTime: Duration = .seconds(120)
    /// The time for which a connection without a request may be silent; one of HTTP/2 that does not
    /// leave then is closed after twice as long.
    var idleTime: Duration = .seconds(75)
    /// Requests of one connection that may wait for their answers.
    var pipelined = 32
    /// A socket that has not joined a page by then is closed.
    var timeToJoin: Duration = .seconds(20)
    /// A silent connection is pinged after this time, and closed after twice as long.
    var pingInterval: Duration = .seconds(22)
    /// The interval at which somebody whose page is open is asked again who they are: they may have
    /// signed out at another process, or their time is over.
    var identifyInterval: Duration = .seconds(60)
    /// The interval at which pages that are past their time are looked for.
    var sweepInterval: Duration = .seconds(15)
}
#endif
