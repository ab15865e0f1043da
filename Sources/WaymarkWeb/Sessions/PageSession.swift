// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// One open page: it owns the session, and hands what changes to the connection, if there is one
/// now.
///
/// Events come in by `receive(_:from:)` and `perform(_:)`, changes by `apply(_:)`.
@MainActor final class PageSession: Renderer {
    let id: String
    let person: String
    /// Tells the forms of this session from those of others that the page had.
    let name = String(UInt32.random(in: 1 ... .max), radix: 36)
    /// True if the page's first document shows this session's elements, by the same numbers.
    let isAsDrawn: Bool
    private let session: any Session
    /// The window, to which events without an element go; it lives as long as the session.
    private let rootID: ElementID
    private let settings: PageSettings
    private var connection: PageConnection?
    private var progress = PageProgress()
    private var seals: PageSeals
    private var forms = FormMemory()
    private var location: ServerMessage.Location
    /// The commands that came while the browser was behind.
    private var missed: [WireCommand] = []
    /// The bodies that ran before the last batch.
    private var bodiesRun = 0
    /// The limit of what browsers may say, of all connections together: the next one does not begin
    /// anew.
    private var messages: RateLimit
    private let start = ContinuousClock.now

    init(
        id: String, person: String, size: SizeClass, isAsDrawn: Bool, session: any Session,
        settings: PageSettings
    ) {
        self.id = id
        self.person = person
        self.isAsDrawn = isAsDrawn
        self.session = session
        self.settings = settings
        seals = PageSeals(page: id, person: person, size: size, settings: settings)
        messages = RateLimit(burst: settings.limits.burst, rate: settings.limits.rate)
        let root = session.root
        rootID = root.id
        location = ServerMessage.Location(of: root, name: settings.app)
        session.attach(self)
    }

    /// The route that the page is at.
    var route: [String] { location.route }

    var isConnected: Bool { connection != nil }

    /// Writes one batch for the connection; without one, or with one that is behind, the page is
    /// shown as a whole later.
    func apply(_ changes: ElementChanges) {
        report(changes.commands)
        let commands = changes.commands.compactMap(WireCommand.init)
        if changes.isWhole || (changes.patches.isEmpty && commands.isEmpty) { return }
        location.follow(changes.patches, name: settings.app)
        guard progress.isShown, let connection, !connection.isFull(settings.limits) else {
            miss(commands)
            return
        }
        send(.changes(changes.patches, commands), to: connection)
    }

    /// Keeps what a browser that is behind is told with the whole tree.
    private func miss(_ commands: [WireCommand]) {
        progress.isShown = false
        missed = connection == nil ? [] : (missed + commands).suffix(8)
    }

    /// Shows an app's problems to those who write it.
    private func report(_ commands: [ElementCommand]) {
        guard settings.isDeveloping, let connection else { return }
        let problems = commands.compactMap { command in
            if case .report(let problem) = command { problem } else { nil }
        }
        if !problems.isEmpty { connection.outbox.send(.problems(problems)) }
    }

    /// Ends the session.
    func close(_ reason: WireError) {
        connection?.outbox.close(reason)
        connection = nil
        session.attach(nil)
        session.close()
    }

    private func sendWholeIfDue() {
        guard !progress.isShown, let connection, !connection.isFull(settings.limits) else {
            return
        }
        progress.isShown = true
        let root = session.root
        location = ServerMessage.Location(of: root, name: settings.app)
        send(.whole(root, missed), to: connection)
        missed = []
    }

    private func send(_ content: BatchContent, to connection: PageConnection) {
        progress.number += 1
        let isSealed = seals.isCurrent(for: session)
        let sealed = isSealed ? nil : progress.eventBefore
        let batch = content.batch(
            progress, sealed: sealed, location: location == connection.location ? nil : location,
            seal: isSealed || sealed != nil ? nil : newSeal(), with: &connection.encoder,
            parts: settings.partAddresses)
        connection.send(batch, isWhole: content.isWhole)
        settings.metrics.made(
            operations: content.operationCount, bodies: session.bodiesRun - bodiesRun,
            waiting: connection.waiting)
        bodiesRun = session.bodiesRun
    }
}

// MARK: - The connection

extension PageSession {
    /// Shows the page in this connection; an older one is closed.
    ///
    /// - Parameters:
    ///   - isKept: Whether the session is the one that the browser knows.
    ///   - isFromSeal: Whether it has just begun from the seal of this join.
    func connect(
        _ outbox: Outbox, join: BrowserMessage.Join, document: String, isKept: Bool,
        isFromSeal: Bool
    ) {
        connection?.outbox.close(.superseded)
        connection = nil
        // What that changes comes with the whole tree: nothing is sent before the answer.
        if let window = join.window { measure(window) }
        let connection = PageConnection(outbox: outbox, markup: settings.markup)
        self.connection = connection
        progress.join(join, from: document, isKept: isKept)
        let isSame = isShown(by: join)
        let hasSeal = isFromSeal && isSame && !join.isResuming
        let isLost = !isKept && !isFromSeal && join.seal != nil
        seals.noteCurrent(for: session)
        outbox.send(
            .ready(
                .init(
                    page: id == join.page ? nil : id, number: progress.number,
                    event: progress.event, isSame: isSame, isKept: isKept, isLost: isLost,
                    seal: hasSeal ? nil : seal,
                    location: hasSeal && location.route == join.route ? nil : location,
                    token: renewal(of: join),
                    ahead: join.digest == nil ? [] : settings.addressesAhead)))
        connection.location = location
        bodiesRun = session.bodiesRun
        progress.isShown = isSame
        sendWholeIfDue()
        report(session.problems.map(ElementCommand.report))
    }

    private func measure(_ window: WindowSize) {
        session.handle(ElementEvent(rootID, .measure(.window(window))))
    }

    private func renewal(of join: BrowserMessage.Join) -> String? {
        if id != join.page { return nil }
        return settings.signer.renewal(of: join.token, page: id, person: person)
    }

    private func isShown(by join: BrowserMessage.Join) -> Bool {
        guard let digest = join.digest else {
            return progress.isShown && join.have == progress.number
        }
        return digest == PrerenderedPage.digest(of: session.root, settings.markup)
    }

    /// Forgets the connection, unless another one has taken its place.
    func disconnect(_ outbox: Outbox) -> Bool {
        guard connection?.outbox === outbox else { return false }
        connection = nil
        return true
    }

    /// Handles what the connection says after joining.
    func receive(_ message: BrowserMessage, from outbox: Outbox) throws(WireError) {
        guard connection?.outbox === outbox else { return }
        try takeMessage(costing: message.cost)
        switch message {
        case .join: throw .joinedTwice
        case .ack(let number): try acknowledge(number)
        case .event(let serial, let id, let action, let have):
            if let have { try acknowledge(have) }
            handle(ElementEvent(id ?? rootID, action), serial: serial)
        }
    }

    /// Counts what a browser says, joining included.
    ///
    /// - Throws: `WireError.tooFast`.
    func takeMessage(costing cost: Int = 1) throws(WireError) {
        if messages.takes(cost, at: ContinuousClock.now - start) { return }
        throw .tooFast(burst: settings.limits.burst, rate: settings.limits.rate)
    }

    private func acknowledge(_ number: Int) throws(WireError) {
        if number > progress.number { throw .acknowledgedUnsent(number) }
        connection?.acknowledge(number)
        sendWholeIfDue()
    }

    /// Handles an event once, however often a browser sends it, and answers where no batch did.
    private func handle(_ event: ElementEvent, serial: Int) {
        guard progress.begins(serial) else { return }
        let before = progress.number
        if case .measure(.width(let size)) = event.action { seals.size = size }
        session.handle(event)
        progress.end()
        let isAnswered = progress.number > before && seals.isCurrent(for: session)
        if !progress.isShown || isAnswered { return }
        connection?.outbox.send(.done(event: serial, seal: newSeal()))
    }
}

// MARK: - Seals and forms

extension PageSession {
    /// The sealed state that another process needs to go on.
    var seal: String { sealed() }

    /// The same for a page without a script, which cannot say by itself what else it had.
    var formSeal: String { sealed(alsoHaving: forms.extras(in: session.root)) }

    /// A seal, if the browser's is not of the present state.
    private func newSeal() -> String? {
        if seals.isCurrent(for: session) { return nil }
        seals.noteCurrent(for: session)
        return seal
    }

    private func sealed(alsoHaving extras: SealedState.Extras? = nil) -> String {
        seals.seal(session, alsoHaving: extras) { report([.report($0)]) }
    }

    /// The page as it is now.
    var prerendered: PrerenderedPage {
        let root = session.root
        return PrerenderedPage(
            of: root, settings, seal: sealed(alsoHaving: forms.extras(in: root)),
            language: session.language,
            originals: forms.originals,
            marks: ScriptlessMarks(in: root, after: forms.lastPosted, focus: session.focusedElement)
        )
    }

    /// Does what a form without a script says; why not all of it, if the page has other controls by
    /// now.
    func perform(_ form: FormPost) -> Notice? {
        let isOwn = form.session == name || (form.session.isEmpty && isAsDrawn)
        let root = session.root
        let (events, isWhole) = form.events(in: root, isAnew: !isOwn)
        forms.note(events, in: root)
        for event in events { session.handle(event) }
        return isWhole ? nil : .changed
    }

    /// Brings a page to where its browser is, which went back since or was shown more.
    /// A route that no address leads to stays: the browser is as near as it can be.
    func come(to route: [String]) {
        let base = settings.markup.basePath
        guard route != self.route, address(of: self.route, basePath: base) != nil else {
            return
        }
        session.handle(ElementEvent(rootID, .navigate(route: route)))
    }
}
#endif
