// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A message of a page to the server; each case is one text frame of JSON.
enum BrowserMessage: Equatable, Sendable {
    /// The first message of every connection:
    /// `{"k":"join","page":"…","token":"…","route":["…"],"width":"compact","resume":false,
    /// "have":0,"digest":"…"}`
    case join(Join)
    /// All patches up to this number are shown: `{"k":"ack","n":12}`
    case ack(Int)
    /// A person did something: `{"k":"event","s":3,"id":7,"a":"press"}`
    ///
    /// `s` counts the page's events. `a` is `press`, `extend`, `submit`, `back`, `dismiss`,
    /// `sidebar`, `text` (with `"v":"…"`), `on` (with `"v":true`), `backto` (with a depth,
    /// `"n":0`), `choose` (with the number of an option, `"n":12`), `through` (with another
    /// row, `"n":5`), `set` or `slide` (with a number, `"v":0.5`), `increment` or `decrement`,
    /// to element `id`; or, to the window and so without `id`, `open`
    /// (`"v":"url"`), `go` (`"route":[…]`), `width` (`"v":"compact"`),
    /// `zone` (`"v":"Europe/Vienna"`)
    /// or `window` (`"size":[1280,800]`). `have` acknowledges, as
    /// `ack` does.
    case event(serial: Int, id: ElementID?, ElementAction, have: Int? = nil)

    /// The number of messages that it counts as: each component of a route can bring a screen.
    var cost: Int {
        guard case .event(_, _, .navigate(let route), _) = self else { return 1 }
        return 1 + min(route.count, 256) / 4
    }

    /// The page that a browser shows, and its progress.
    struct Join: Equatable, Sendable {
        var page: String
        var token: String
        /// The route of the page: the one to start at if its state is gone, or is of before that.
        var route: [String]
        /// The whole address, before anything was shown in the browser.
        var url: String?
        var size: SizeClass
        /// The size of the window, where the script says it.
        var window: WindowSize?
        /// True if this is an older page, whose state is wanted back; if it is gone, the page
        /// that the document was made with is started.
        var isResuming: Bool
        /// The last patch that was applied.
        var have: Int
        /// The last event of which the browser knows that it was handled.
        var settled = 0
        /// The seal that the server last gave the browser to keep.
        var seal: String?
        /// The version of the script that the browser runs.
        var version: String?
        /// The digest of the document, if nothing was applied to it yet.
        var digest: String?

        /// The route up to the first value that only the page's own session knows.
        var writtenRoute: [String] { Array(route.prefix { $0.first != "@" }) }
    }
}
#endif
