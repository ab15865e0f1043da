// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// One open page: its session, and the connection that shows it, if there is one now.
    @MainActor final class LivePage: Renderer {
        let id: String
        let person: String
        var onEvent: (@MainActor (ElementEvent) -> Void)?

        /// Tells the forms of this session from those of others that the page had.
        let name = String(UInt32.random(in: 1 ... .max), radix: 36)
        /// Whether the page's first document shows this session's elements, by the same numbers.
        let isAsDrawn: Bool
        private let session: any Session
        private let settings: PageSettings
        private var link: PageLink?
        private var place: ServerMessage.Place
        /// The last patch that was sent.
        private var number = 0
        /// The last event that was handled.
        private var event = 0
        /// The one before that which is being handled.
        private var eventBefore: Int?
        private var size: SizeClass
        /// The version of the state that the browser has a seal of.
        private var sealedVersion: Int?
        /// The bodies that ran before the last patch.
        private var bodiesRun = 0
        /// The document whose events were counted last.
        private var document: String?
        /// Whether something is to be shown that was not sent.
        private var isStale = true
        /// Whether somebody was told that there is more to keep than a page can.
        private var isTold = false
        /// What inputs held before a form of this page changed them.
        private var originals: [ElementID: DrawnValue] = [:]
        /// What the last form of this page did last.
        private var lastPosted: ElementEvent?
        /// What browsers may say, of all connections together: the next one does not begin anew.
        private var messages: RateLimit
        private let start = ContinuousClock.now

        init(
            id: String, person: String, size: SizeClass, isAsDrawn: Bool, session: any Session,
            settings: PageSettings
        ) {
            self.id = id
            self.person = person
            self.size = size
            self.isAsDrawn = isAsDrawn
            self.session = session
            self.settings = settings
            messages = RateLimit(burst: settings.limits.burst, rate: settings.limits.rate)
            place = ServerMessage.Place(of: session.root, name: settings.app)
            session.attach(self)
        }

        func show(_ patches: [ElementPatch], root: () -> Element) {
            if patches.isEmpty { return }
            notePlace(in: patches)
            guard !isStale, let link, !link.isFull(settings.limits) else {
                isStale = true
                return
            }
            send(patches.count) { .init(operations: $0.operations(patches)) }
        }

        func report(_ problem: String) {
            if settings.isDeveloping { link?.outbox.send(.problems([problem])) }
        }

        /// Ends the session.
        func close(_ reason: WireError) {
            link?.outbox.close(reason)
            link = nil
            session.attach(nil)
            session.close()
        }
    }

    extension LivePage {
        /// What another process needs to go on.
        var seal: String { seal(alsoHaving: nil) }

        /// The page as it is now.
        var painting: PrerenderedPage {
            let root = session.root
            let seal = seal(alsoHaving: extras(in: root))
            return PrerenderedPage(
                of: root, settings, seal: seal, originals: originals,
                marks: ScriptlessMarks(in: root, after: lastPosted))
        }

        /// The same for a page without a script, which cannot say by itself what else it had.
        var formSeal: String { seal(alsoHaving: extras(in: session.root)) }

        /// Empty if there is more than a page can be given to keep.
        private func seal(alsoHaving extras: SealedState.Extras?) -> String {
            var state = SealedState(page: id, session: session, size: size)
            state.alsoHad = extras
            let seal = settings.sealer.seal(state, for: person)
            if seal.utf8.count <= settings.limits.sealSize { return seal }
            tell(ofSeal: seal.utf8.count)
            return ""
        }

        private func tell(ofSeal size: Int) {
            if isTold { return }
            isTold = true
            let problem =
                "what this page stores takes \(size) bytes when it is sealed, more than the"
                + " \(settings.limits.sealSize) that a browser is given to keep; it is lost if this"
                + " process ends. Store less in SceneStorage or in the path"
            settings.logger.warning("\(problem)", metadata: ["page": "\(id.prefix(8))"])
            report("waymark: " + problem)
        }

        private func extras(in root: Element) -> SealedState.Extras {
            var extras: SealedState.Extras = []
            root.forEach { element in
                if case .sheet = element.role { extras.insert(.sheet) }
                guard let original = originals[element.id] else { return }
                if DrawnValue(of: element) != original { extras.insert(.typed) }
            }
            return extras
        }

        var isConnected: Bool { link != nil }

        /// Does what a form without a script says; why not all of it, if the page has other
        /// controls by now.
        func perform(_ form: FormPost) -> Notice? {
            let isOwn = form.session == name || (form.session.isEmpty && isAsDrawn)
            let root = session.root
            let (events, isWhole) = form.events(in: root, isAnew: !isOwn)
            noteOriginals(of: Set(events.map(\.id)), in: root)
            for event in events { session.send(event) }
            lastPosted = events.last
            return isWhole ? nil : .changed
        }

        /// Brings a page to where its browser is, which went back since or was shown more.
        /// A route that no address leads to stays: the browser is as near as it can be.
        func come(to route: [String]) {
            let base = settings.markup.basePath
            guard route != self.route, address(of: self.route, basePath: base) != nil else {
                return
            }
            session.send(ElementEvent(session.root.id, .navigate(route: route)))
        }

        private func noteOriginals(of ids: Set<ElementID>, in root: Element) {
            root.forEach { element in
                guard ids.contains(element.id), originals[element.id] == nil else { return }
                originals[element.id] = DrawnValue(of: element)
            }
        }

        /// Where the page is.
        var route: [String] { place.route }

        /// Shows the page in this connection; an older one is closed.
        ///
        /// - Parameters:
        ///   - isKept: Whether the session is the one that the browser knows.
        ///   - isFromSeal: Whether it has just begun from the seal of this join.
        func connect(
            _ outbox: Outbox, join: BrowserMessage.Join, document: String, isKept: Bool,
            isFromSeal: Bool
        ) {
            link?.outbox.close(.superseded)
            link = PageLink(outbox: outbox, markup: settings.markup)
            if !isKept || document != self.document { event = join.settled }
            self.document = document
            let isSame = isShown(by: join)
            let hasSeal = isFromSeal && isSame && !join.isResuming
            let isLost = !isKept && !isFromSeal && join.seal != nil
            sealedVersion = session.stateVersion
            outbox.send(
                .ready(
                    .init(
                        page: id == join.page ? nil : id, number: number, event: event,
                        isSame: isSame, isKept: isKept, isLost: isLost, seal: hasSeal ? nil : seal,
                        place: hasSeal && place.route == join.route ? nil : place,
                        token: renewal(of: join),
                        ahead: join.digest == nil ? [] : settings.addressesAhead)))
            link?.place = place
            bodiesRun = session.bodiesRun
            isStale = !isSame
            sendWholeIfStale()
            let problems = session.problems
            if settings.isDeveloping, !problems.isEmpty { outbox.send(.problems(problems)) }
        }

        private func renewal(of join: BrowserMessage.Join) -> String? {
            if id != join.page { return nil }
            return settings.signer.renewal(of: join.token, page: id, person: person)
        }

        /// Forgets the connection, unless another one has taken its place.
        func disconnect(_ outbox: Outbox) -> Bool {
            guard link?.outbox === outbox else { return false }
            link = nil
            return true
        }

        /// Handles what the connection says after joining.
        func receive(_ message: BrowserMessage, from outbox: Outbox) throws(WireError) {
            guard link?.outbox === outbox else { return }
            try takeMessage(costing: message.cost)
            switch message {
            case .join: throw .joinedTwice
            case .ack(let number): try acknowledge(number)
            case .event(let serial, let id, let action, let have):
                if let have { try acknowledge(have) }
                handle(ElementEvent(id ?? session.root.id, action), serial: serial)
            }
        }

        /// Counts what a browser says, joining included.
        ///
        /// - Throws: `WireError.tooFast`.
        func takeMessage(costing cost: Int = 1) throws(WireError) {
            if messages.takes(cost, at: ContinuousClock.now - start) { return }
            throw .tooFast(burst: settings.limits.burst, rate: settings.limits.rate)
        }

        private func isShown(by join: BrowserMessage.Join) -> Bool {
            guard let digest = join.digest else { return !isStale && join.have == number }
            return digest == PrerenderedPage.digest(of: session.root, settings.markup)
        }

        private func acknowledge(_ number: Int) throws(WireError) {
            if number > self.number { throw .acknowledgedUnsent(number) }
            link?.acknowledge(number)
            sendWholeIfStale()
        }

        /// Handles an event once, however often a browser sends it.
        private func handle(_ event: ElementEvent, serial: Int) {
            guard serial > self.event else { return }
            let before = number
            eventBefore = self.event
            self.event = serial
            if case .resize(let size) = event.action { self.size = size }
            session.send(event)
            eventBefore = nil
            if isStale || (number > before && isSealed) { return }
            link?.outbox.send(.done(event: serial, seal: newSeal()))
        }

        /// Whether the browser's seal is of the present state.
        private var isSealed: Bool { sealedVersion == session.stateVersion }

        /// A seal, if the browser's is not of the present state.
        private func newSeal() -> String? {
            if isSealed { return nil }
            sealedVersion = session.stateVersion
            return seal
        }

        private func sendWholeIfStale() {
            guard isStale, let link, !link.isFull(settings.limits) else { return }
            isStale = false
            let root = session.root
            place = ServerMessage.Place(of: root, name: settings.app)
            send(1) { .init(tree: $0.tree(root)) }
        }

        /// The body of a numbered message.
        private struct Body {
            let bytes: [UInt8]
            let isWhole: Bool

            init(operations: [UInt8]) { (bytes, isWhole) = (operations, false) }
            init(tree: [UInt8]) { (bytes, isWhole) = (tree, true) }
        }

        private func send(_ operations: Int, _ encode: (inout PatchEncoder) -> Body) {
            guard var link else { return }
            number += 1
            let body = encode(&link.encoder)
            let news = link.encoder.takeNews()
            let sealed = isSealed ? nil : eventBefore
            link.send(
                ServerMessage.Batch(
                    number: number, event: event, sealed: sealed,
                    templates: news.templates, rules: news.rules,
                    parts: news.parts.compactMap { settings.partAddresses[$0] },
                    laterParts: news.laterParts.compactMap { settings.partAddresses[$0] },
                    body: body.bytes, place: place == link.place ? nil : place,
                    seal: sealed == nil ? newSeal() : nil),
                isWhole: body.isWhole)
            self.link = link
            if link.encoder.isOvergrown { link.outbox.close(.overgrown) }
            settings.metrics.made(
                operations: operations, bodies: session.bodiesRun - bodiesRun,
                waiting: link.waiting)
            bodiesRun = session.bodiesRun
        }

        private func notePlace(in patches: [ElementPatch]) {
            for patch in patches {
                switch patch {
                case .update(_, let content):
                    if case .window(let window) = content.role {
                        place = .init(window, name: settings.app)
                    }
                case .replace(_, let element):
                    if case .window(let window) = element.role {
                        place = .init(window, name: settings.app)
                    }
                case .insert, .remove, .move: break
                }
            }
        }
    }

    extension ServerMessage.Place {
        init(_ window: Window, name: String) {
            let app = window.name ?? name
            let title = (window.title ?? "").isEmpty ? app : window.title ?? app
            self.init(
                title: title == app ? app : "\(title) — \(app)", app: app, route: window.route)
        }

        /// What the root of a tree says, or the app's name and no route.
        init(of root: Element, name: String) {
            if case .window(let window) = root.role {
                self.init(window, name: name)
            } else {
                self.init(title: name, app: name, route: [])
            }
        }
    }
#endif
