// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// A clock that stands still until it is told to go on.
@MainActor final class StoppedClock {
    var now: Duration = .zero
}

@MainActor struct SessionStoreTests {
    private let clock = StoppedClock()
    private let store: SessionStore

    init() {
        let clock = clock
        var limits = PageLimits()
        limits.disconnected = 2
        limits.unacknowledged = 3
        store = SessionStore(
            source: CounterApp.source, settings: .counter(limits), now: { clock.now })
    }

    private func join(_ page: String, have: Int = 0, digest: String? = nil)
        -> BrowserMessage.Join
    {
        BrowserMessage.Join(
            page: page, token: "", route: [], size: .regular, isResuming: false, have: have,
            digest: digest)
    }

    private func open(_ page: String, person: String = "me", mail: Mail = Mail()) throws
        -> PageSession
    {
        try store.join(join(page), own: page, of: WebVisitor(id: person), outbox: mail.outbox)
    }

    @Test func nobodyJoinsOnWhatWasKnownBeforeSomebodySignedOut() throws {
        let known = store.departures
        store.end("me")
        let late = try store.join(
            join("page"), own: "page", of: WebVisitor(id: "me"), network: nil,
            outbox: Mail().outbox, after: known)
        #expect(late == nil)
        let asked = try store.join(
            join("page"), own: "page", of: WebVisitor(id: "me"), network: nil,
            outbox: Mail().outbox, after: store.departures)
        #expect(asked != nil)
    }

    @Test func whatAJoinSaysOfTheWindowIsShownAfterTheAnswer() throws {
        let before = Mail()
        store.leave(try open("p", mail: before), outbox: before.outbox)
        var again = join("p", have: 1)
        again.window = WindowSize(width: 844, height: 390)
        let mail = Mail()
        _ = try store.join(
            again, own: "p", of: WebVisitor(id: "me"), outbox: mail.outbox)
        #expect(kinds(of: mail) == ["ready", "whole 2", "close 1001"])
    }

    private func press(_ page: PageSession, _ mail: Mail, _ serial: Int) throws {
        try page.receive(.event(serial: serial, id: ElementID(10), .press), from: mail.outbox)
    }

    private func kinds(of mail: Mail) -> [String] {
        mail.outbox.close(.goingAway)
        var kinds: [String] = []
        for item in mail.items {
            switch item {
            case .message(.ready): kinds.append("ready")
            case .message(.whole(let batch)): kinds.append("whole \(batch.number)")
            case .message(.patch(let batch)): kinds.append("patch \(batch.number)")
            case .message(.done(let event, _)): kinds.append("done \(event)")
            case .message(.problems(let problems)): kinds += problems
            case .close(let reason): kinds.append("close \(reason.code)")
            }
        }
        return kinds
    }

    @Test(arguments: [true, false])
    func problemsOfTheAppAreToldToThoseWhoWriteIt(isDeveloping: Bool) throws {
        var settings = PageSettings.counter()
        settings.isDeveloping = isDeveloping
        let source = SessionSource(name: "Counter") { request in
            let app = CounterApp(request)
            app.problems = ["a first problem"]
            return app
        }
        let store = SessionStore(source: source, settings: settings)
        let mail = Mail()
        let page = try store.join(
            join("p"), own: "p", of: WebVisitor(id: "me"), outbox: mail.outbox)
        page.apply(ElementChanges(commands: [.report("a second problem")]) { fatalError() })
        let told = ["a first problem", "a second problem"]
        #expect(
            kinds(of: mail)
                == ["ready", "whole 1"] + (isDeveloping ? told : []) + ["close 1001"])
    }

    @Test func aPageWithoutAConnectionIsFreedAfterTwoMinutes() throws {
        let mail = Mail()
        store.leave(try open("p", mail: mail), outbox: mail.outbox)
        clock.now = .seconds(119)
        store.sweep()
        #expect(store.status == SessionStatus(sessions: 1, connected: 0, mounted: 1, freed: 0))
        clock.now = .seconds(120)
        store.sweep()
        #expect(store.status == SessionStatus(sessions: 0, connected: 0, mounted: 1, freed: 1))
    }

    @Test func aConnectedPageIsNeverFreed() throws {
        _ = try open("p")
        clock.now = .seconds(100_000)
        store.sweep()
        #expect(store.status.sessions == 1)
    }

    @Test func theOldestOfTooManyGoesFirst() throws {
        for name in ["a", "b", "c"] {
            let mail = Mail()
            let page = try open(name, mail: mail)
            clock.now += .seconds(1)
            store.leave(page, outbox: mail.outbox)
        }
        #expect(store.status.sessions == 2)
        let mounted = store.status.mounted
        _ = try open("b")
        #expect(store.status.mounted == mounted)
        _ = try open("a")
        #expect(store.status.mounted == mounted + 1)
    }

    @Test func aSecondConnectionSupersedesTheFirst() throws {
        let first = Mail()
        let second = Mail()
        let page = try open("p", mail: first)
        _ = try open("p", mail: second)
        store.leave(page, outbox: first.outbox)
        #expect(store.status == SessionStatus(sessions: 1, connected: 1, mounted: 1, freed: 0))
        #expect(kinds(of: first) == ["ready", "whole 1", "close 4001"])
    }

    @Test func anotherPersonGetsAnotherSession() throws {
        let mine = try open("p", person: "me")
        let theirs = try open("q", person: "you")
        #expect(mine !== theirs)
        #expect(
            try store.join(
                join("p"), own: "r", of: WebVisitor(id: "you"), outbox: Mail().outbox)
                !== mine)
    }

    @Test func aReconnectThatMissedNothingIsSentNothing() throws {
        let first = Mail()
        let page = try open("p", mail: first)
        try press(page, first, 1)
        store.leave(page, outbox: first.outbox)
        let second = Mail()
        _ = try store.join(
            join("p", have: 2), own: "p", of: WebVisitor(id: "me"), outbox: second.outbox)
        #expect(kinds(of: second) == ["ready", "close 1001"])
        let third = Mail()
        _ = try store.join(
            join("p", have: 1), own: "p", of: WebVisitor(id: "me"), outbox: third.outbox)
        #expect(kinds(of: third) == ["ready", "whole 3", "close 1001"])
    }

    @Test func aBrowserThatDoesNotAcknowledgeIsNotEncodedFor() throws {
        let mail = Mail()
        let page = try open("p", mail: mail)
        for serial in 1...5 { try press(page, mail, serial) }
        try page.receive(.ack(1), from: mail.outbox)
        try page.receive(.ack(4), from: mail.outbox)
        #expect(
            kinds(of: mail)
                == ["ready", "whole 1", "patch 2", "patch 3", "whole 4", "close 1001"])
    }

    @Test func anEventSaysHowFarTheBrowserHasCome() throws {
        let mail = Mail()
        let page = try open("p", mail: mail)
        for serial in 1...5 { try press(page, mail, serial) }
        let event = BrowserMessage.event(serial: 6, id: ElementID(10), .press, have: 3)
        try page.receive(event, from: mail.outbox)
        #expect(
            kinds(of: mail)
                == [
                    "ready", "whole 1", "patch 2", "patch 3", "whole 4", "patch 5",
                    "close 1001",
                ])
    }

    @Test func oneNetworkCannotTakeAllPages() throws {
        var limits = PageLimits()
        limits.pagesPerNetwork = 2
        let store = SessionStore(
            source: CounterApp.source, settings: .counter(limits))
        func open(_ page: String, from network: String?) throws -> PageSession {
            try store.join(
                join(page), own: page, of: WebVisitor(id: "me"), network: network,
                outbox: Mail().outbox)
        }
        let first = try open("a", from: "n")
        _ = try open("b", from: "n")
        #expect(throws: WireError.tooManyOfNetwork(2)) { try open("c", from: "n") }
        #expect(try open("a", from: "n") === first)
        _ = try open("d", from: "m")
        _ = try open("e", from: nil)
        store.closeAll()
        _ = try open("f", from: "n")
    }

    @Test func pagesOfFormsCountForTheirNetworkToo() throws {
        var limits = PageLimits()
        limits.pagesPerNetwork = 1
        let store = SessionStore(
            source: CounterApp.source, settings: .counter(limits))
        let me = WebVisitor(id: "me")
        let seals = try ["a", "b"].map {
            try store.join(join($0), own: $0, of: me, outbox: Mail().outbox).seal
        }
        store.closeAll()
        #expect(try store.claim("a", of: me, from: "n", seal: seals[0]) != nil)
        #expect(throws: WireError.tooManyOfNetwork(1)) {
            try store.claim("b", of: me, from: "n", seal: seals[1])
        }
        #expect(throws: WireError.tooManyOfNetwork(1)) {
            try store.join(
                join("c"), own: "c", of: me, network: "n", outbox: Mail().outbox)
        }
    }

    @Test func aPrerenderedPageLeavesNothingBehind() {
        let prerendered = store.prerender(SessionRequest(route: []), page: "p")
        #expect(
            prerendered.digest == store.prerender(SessionRequest(route: []), page: "p").digest)
        #expect(prerendered.classes.count == 1)
        #expect(store.status == SessionStatus(sessions: 0, connected: 0, mounted: 2, freed: 2))
    }
}
#endif
