// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// All live pages of one server.
@MainActor final class SessionStore {
    private let source: SessionSource
    private let settings: PageSettings
    private let now: @MainActor () -> Duration
    private var pages: [String: PageSession] = [:]
    private var idle = IdlePages()
    private var quota: NetworkQuota
    private var counts = SessionCounts()
    /// The number of times that somebody was signed out.
    private(set) var departures = 0
    private let memory = FreedMemory()

    /// A store without pages; `now` is the time since any fixed moment.
    init(
        source: SessionSource, settings: PageSettings,
        now: @escaping @MainActor () -> Duration = SessionStore.uptime()
    ) {
        self.source = source
        self.settings = settings
        quota = NetworkQuota(limit: settings.limits.pagesPerNetwork)
        self.now = now
    }

    private var limits: PageLimits { settings.limits }

    /// The number of pages that there are, and of those that came and went.
    var status: SessionStatus {
        counts.status(sessions: pages.count, connected: pages.count - idle.count)
    }

    /// Draws the page of a route; the session that shows it is gone afterwards.
    func prerender(_ request: SessionRequest, page: String) -> PrerenderedPage {
        let session = mount(request)
        let state = SealedState(page: page, drawnFor: request)
        let prerendered = PrerenderedPage(
            of: session.root, settings,
            seal: settings.sealer.seal(state, for: request.person),
            language: session.language, missesAddress: session.missesAddress)
        session.close()
        counts.released(session)
        return prerendered
    }

    /// Connects a browser to its page; starts the page's session if it has none.
    ///
    /// - Throws: `WireError.tooManyPages`, `WireError.tooFast`.
    func join(
        _ join: BrowserMessage.Join, own page: String, of visitor: WebVisitor,
        network: String? = nil, outbox: Outbox
    ) throws(WireError) -> PageSession {
        let known = livePage(join.page, of: visitor.id) ?? livePage(page, of: visitor.id)
        let sealed = known == nil ? opened(join.seal ?? "", of: join.page, for: visitor) : nil
        let live: PageSession
        if let known {
            live = known
        } else {
            live = try start(join, sealed, own: page, of: visitor, from: network)
        }
        try live.takeMessage()
        live.connect(
            outbox, join: join, document: page, isKept: known != nil,
            isFromSeal: sealed != nil)
        idle.remove(live.id)
        counts.record(status)
        return live
    }

    /// The same for somebody who was known when so many had been signed out; `nil` if one more
    /// was since, who may be the same.
    func join(
        _ join: BrowserMessage.Join, own page: String, of visitor: WebVisitor,
        network: String?, outbox: Outbox, after departures: Int
    ) throws(WireError) -> PageSession? {
        guard departures == self.departures else { return nil }
        return try self.join(join, own: page, of: visitor, network: network, outbox: outbox)
    }

    /// The page that a document without a connection was made from, as it is or as it was
    /// sealed.
    ///
    /// - Returns: The page, and what it had when it was sealed and has no more.
    /// - Throws: `WireError.tooManyPages`, `WireError.tooManyOfNetwork`.
    func claim(
        _ page: String, of visitor: WebVisitor, from network: String?, seal: String
    ) throws(WireError) -> (page: PageSession, lacks: SealedState.Extras)? {
        if let known = livePage(page, of: visitor.id) {
            touch(known)
            return (known, [])
        }
        guard let state = state(in: seal, of: page, for: visitor) else { return nil }
        let live = try start(state.request(for: visitor), id: page, from: network)
        touch(live)
        counts.record(status)
        return (live, state.alsoHad ?? [])
    }

    /// Notes that somebody is there, though perhaps without a connection.
    private func touch(_ page: PageSession) {
        if !page.isConnected { noteIdle(page) }
    }

    /// Does what a form without a script says.
    ///
    /// - Throws: `WireError.tooManyPages`, `WireError.tooManyOfNetwork`, `WireError.tooFast`.
    func act(
        _ form: FormPost, of visitor: WebVisitor, from network: String?
    ) throws(WireError) -> FormOutcome {
        let claimed = try claim(form.page, of: visitor, from: network, seal: form.seal)
        guard let (page, lacks) = claimed else {
            return FormOutcome(route: nil, seal: "", notice: .expired)
        }
        try page.takeMessage()
        let notice = page.perform(form) ?? (lacks.contains(.sheet) ? .anew : nil)
        return FormOutcome(route: page.route, seal: page.formSeal, notice: notice)
    }

    /// Keeps the page for a while after its connection closed.
    func leave(_ page: PageSession, outbox: Outbox) {
        guard page.disconnect(outbox) else { return }
        noteIdle(page)
        sweep()
    }

    private func noteIdle(_ page: PageSession) {
        idle.note(page.id, at: now(), of: quota.network(of: page.id))
    }

    /// Frees the pages that have been without a connection for too long, or are too many.
    func sweep() {
        let limit = now() - limits.grace
        while let id = idle.first(before: limit, orOver: limits.disconnected),
            let page = pages[id]
        {
            free(page, .goingAway)
            memory.giveBackSoon()
        }
        counts.record(status)
    }

    /// Frees them again and again, until its task is cancelled.
    func sweep(every interval: Duration) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: interval)
            sweep()
            memory.giveBackIfGrown()
        }
    }

    /// Frees what is shown to a person who may not see it any more.
    func end(_ person: String) {
        departures += 1
        for page in pages.values where page.person == person { free(page, .signedOut) }
    }

    /// Frees everything, as the server stops.
    func closeAll() {
        for page in pages.values { free(page, .goingAway) }
    }

    /// True if a document of this person's would find room for its page.
    func admits(_ person: String, from network: String?) -> Bool {
        if hasRoom(for: network) { return true }
        sweep()
        return hasRoom(for: network) || pages.values.contains { $0.person == person }
    }

    private func hasRoom(for network: String?) -> Bool {
        pages.count < limits.pages && !quota.isFull(network)
    }

    private func livePage(_ id: String, of person: String) -> PageSession? {
        guard let page = pages[id], page.person == person else { return nil }
        return page
    }

    /// Returns the request with which a page goes on from its seal; `nil` if the seal is not this
    /// page's and person's.
    private func opened(
        _ seal: String, of page: String, for visitor: WebVisitor
    ) -> SessionRequest? {
        state(in: seal, of: page, for: visitor)?.request(for: visitor)
    }

    private func state(
        in seal: String, of page: String, for visitor: WebVisitor
    ) -> SealedState? {
        let state = settings.sealer.open(seal, for: visitor.id)
        return state?.page == page ? state : nil
    }

    /// Starts from the seal that the browser kept, or else from its route.
    private func start(
        _ join: BrowserMessage.Join, _ sealed: SessionRequest?, own page: String,
        of visitor: WebVisitor, from network: String?
    ) throws(WireError) -> PageSession {
        if var request = sealed {
            request.size = join.size
            request.addFragment(of: join.url)
            let live = try start(request, id: join.page, from: network)
            // A seal follows what is shown, and the process before may have died between them.
            if join.have > 0 { live.come(to: join.writtenRoute) }
            return live
        }
        let request = SessionRequest(
            route: join.route, url: join.url, size: join.size, person: visitor.id,
            user: visitor.user, languages: visitor.languages, timeZone: visitor.timeZone)
        return try start(
            request, id: join.isResuming ? page : join.page, from: network)
    }

    private func start(
        _ request: SessionRequest, id: String, from network: String?
    ) throws(WireError) -> PageSession {
        if quota.isFull(network) { throw .tooManyOfNetwork(limits.pagesPerNetwork) }
        guard pages.count < limits.pages else { throw .tooManyPages(limits.pages) }
        let page = PageSession(
            id: id, person: request.person, size: request.size,
            isAsDrawn: request.savedState == nil,
            session: mount(request), settings: settings)
        pages[id] = page
        quota.took(id, for: network)
        return page
    }

    private func mount(_ request: SessionRequest) -> any Session {
        counts.mounted()
        return source.start(settings.isDeveloping ? request.withoutLatency : request)
    }

    private func free(_ page: PageSession, _ reason: WireError) {
        pages[page.id] = nil
        idle.remove(page.id)
        quota.released(page.id)
        page.close(reason)
        counts.released(page)
    }

    /// A clock that starts now and never goes back.
    nonisolated static func uptime() -> @MainActor () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }
}
#endif
