// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// Tests of how a page goes on after its connection, or its server, was away.
@Suite(.timeLimit(.minutes(5))) struct ResumeTests {
    private static let keys = try? WebKeys(["the same key in both of the processes"])

    @Test func anEventThatIsSentAgainIsHandledOnce() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let first = try await visit.joined()
            try await first.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            _ = try await first.next()
            let second = try await visit.socket()
            try await second.send(visit.join(have: 1))
            let ready = try await second.next()
            #expect(ready.text?.contains(#""n":1,"s":1,"same":true,"kept":true"#) == true)
            try await second.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            try await second.send(#"{"k":"event","s":2,"id":10,"a":"press"}"#)
            let next = try await second.next()
            #expect(next.text?.contains(#"Count 2"#) == true)
        }
    }

    @Test func anotherDocumentOfThePageCountsItsOwnEvents() async throws {
        try await withServer { server in
            let before = try await Visit(server)
            let first = try await before.joined()
            for serial in 1...3 {
                try await first.send(#"{"k":"event","s":\#(serial),"id":10,"a":"press"}"#)
                _ = try await first.next()
            }
            let after = try await Visit(server, cookie: before.cookie)
            let second = try await after.socket()
            try await second.send(
                after.join(page: before.page, token: before.token, resume: true))
            _ = try await second.next()
            _ = try await second.next()
            try await second.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            #expect(try await second.next().text?.contains("Count 4") == true)
        }
    }

    @Test func aPageWhoseSealDoesNotOpenHearsThatItBeginsFromNothing() async throws {
        try await withServer { server in
            for (seal, isLost) in [(nil, false), ("x", true)] {
                let visit = try await Visit(server)
                let socket = try await visit.socket()
                try await socket.send(visit.join(seal: seal))
                let ready = try await socket.next().text ?? ""
                #expect(ready.contains(#""lost":true"#) == isLost, "\(ready)")
            }
        }
    }

    @Test func aPageWithMuchToKeepGoesOnInAnotherProcess() async throws {
        let long = String(repeating: "y", count: 60_000)
        let keys = try #require(Self.keys)
        let (visit, seal) = try await withServer(keys: keys) { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            try await socket.send(visit.join(route: #"["\#(long)"]"#))
            return (visit, try await socket.next().string("seal") ?? "")
        }
        #expect(seal.utf8.count > PageLimits().messageSize)
        try await withServer(keys: keys) { server in
            let there = try await Visit(server, cookie: visit.cookie)
            let socket = try await there.socket()
            try await socket.send(
                there.join(
                    page: visit.page, token: visit.token, resume: true, seal: seal,
                    route: #"["\#(long)"]"#))
            let answer = try await socket.next()
            #expect(answer.text?.hasPrefix(#"{"k":"ready""#) == true, "\(answer)")
        }
    }

    @Test func aPageWithMoreThanCanBeKeptHasNoSealAndTheDeveloperHearsOfIt() async throws {
        let long = String(repeating: "y", count: 120_000)
        try await withServer(options: .with(\.isDeveloping, true)) { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            try await socket.send(visit.join(route: #"["\#(long)"]"#))
            let messages = [try await socket.next(), try await socket.next()]
            #expect(messages.contains { $0.text?.contains("Store less in") == true })
            #expect(messages.contains { $0.string("seal")?.isEmpty == true })
        }
    }

    @Test func aSealFollowsEveryChangeOfWhatIsKeptAndNoOther() async throws {
        try await withServer { server in
            let socket = try await Visit(server).joined()
            try await socket.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            let count = try await socket.next().text
            #expect(count?.contains(#""s":1,"#) == true)
            #expect(count?.contains("seal") == false)
            try await socket.send(#"{"k":"event","s":2,"id":20,"a":"press"}"#)
            #expect(try await socket.next().text?.contains(#""s":2,"sealed":1,"#) == true)
            let seal = try await socket.next()
            #expect(seal.text?.hasPrefix(#"{"k":"done","s":2,"seal":"#) == true)
        }
    }

    @Test func anotherProcessGoesOnWhereThePageIsAlthoughItsSealIsOfBeforeThat() async throws {
        let keys = try #require(Self.keys)
        let visit = try await withServer(keys: keys) { try await Visit($0) }
        try await withServer(keys: keys) { server in
            let socket = try await PageSocket(
                server, page: visit.page, token: visit.token, cookie: visit.cookie)
            let seal = visit.answer.field("seal")
            try await socket.send(
                visit.join(have: 1, seal: seal, route: #"["row 3","@0"]"#))
            let ready = try await socket.next()
            #expect(ready.text?.contains(#""route":["row 3"]"#) == true)
        }
    }

    @Test func aPageWithATokenAndACookieOfAnOldKeyGetsThemOfTheNew() async throws {
        let old = "0123456789abcdef0123456789abcdef"
        let new = "fedcba9876543210fedcba9876543210"
        let visit = try await withServer(keys: try WebKeys([old])) { try await Visit($0) }
        let (token, cookie) = try await withServer(keys: try WebKeys([new, old])) { server in
            let socket = try await PageSocket(
                server, page: visit.page, token: visit.token, cookie: visit.cookie)
            try await socket.send(visit.join())
            let cookie = try #require(await socket.cookie)
            return (try await socket.next().string("token") ?? "", cookie)
        }
        try await withServer(keys: try WebKeys([new])) { server in
            for (token, status) in [(token, 101), (visit.token, 403)] {
                let socket = try await PageSocket(
                    server, page: visit.page, token: token, cookie: cookie)
                #expect(await socket.status == status)
            }
        }
    }

    @Test func anotherProcessGoesOnFromTheSeal() async throws {
        let keys = try #require(Self.keys)
        let (visit, seal) = try await withServer(keys: keys) { server in
            let visit = try await Visit(server)
            let socket = try await visit.joined()
            try await socket.send(#"{"k":"event","s":7,"id":23,"a":"press"}"#)
            _ = try await socket.next()
            return (visit, try await socket.next().string("seal"))
        }
        try await withServer(keys: keys) { server in
            let there = try await Visit(server, cookie: visit.cookie)
            let socket = try await PageSocket(
                server, page: visit.page, token: visit.token, cookie: visit.cookie)
            try await socket.send(
                visit.join(have: 1, settled: 7, seal: seal, route: #"["row 3"]"#))
            let ready = try await socket.next()
            #expect(ready.text?.contains(#""s":7,"same":false,"kept":false"#) == true)
            #expect(ready.text?.contains(#""route":["row 3"]"#) == true)
            #expect(try await socket.next().text?.contains("Detail of row 3") == true)
            #expect(there.page != visit.page)
        }
    }

    @Test func aSealOfSomebodyElseOpensNothing() async throws {
        let keys = try #require(Self.keys)
        try await withServer(keys: keys) { server in
            let mine = try await Visit(server, "/row%203")
            let theirs = try await Visit(server)
            let socket = try await theirs.socket()
            try await socket.send(theirs.join(seal: mine.answer.field("seal")))
            #expect(try await socket.next().text?.contains(#""route":[]"#) == true)
        }
    }

    @Test func aProcessWithAnotherKeyRefusesThePageAndItsScriptReloads() async throws {
        let visit = try await withServer { try await Visit($0) }
        try await withServer { server in
            let socket = try await PageSocket(
                server, page: visit.page, token: visit.token, cookie: visit.cookie)
            #expect(await socket.status == 403)
        }
    }

    @Test func anOldScriptIsToldThatItIsOld() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            try await socket.send(visit.join(version: "of last week"))
            guard case .close(let code, _) = try await socket.next() else {
                Issue.record("not closed")
                return
            }
            #expect(code == 4410)
        }
    }

    @Test @MainActor func aPageThatSleptForAnHourGoesOnFromItsSeal() throws {
        let clock = StoppedClock()
        let store = SessionStore(
            source: CounterApp.source, settings: .counter(), now: { clock.now })
        let outbox = Mail().outbox
        var join = BrowserMessage.Join(
            page: "p", token: "", route: [], size: .regular, isResuming: false, have: 0)
        let page = try store.join(join, own: "p", of: WebVisitor(id: "me"), outbox: outbox)
        try page.receive(.event(serial: 1, id: ElementID(25), .press), from: outbox)
        join.seal = page.seal
        store.leave(page, outbox: outbox)
        clock.now = .seconds(3600)
        store.sweep()
        #expect(store.status.sessions == 0)
        let after = try store.join(
            join, own: "p", of: WebVisitor(id: "me"), outbox: Mail().outbox)
        #expect(after !== page)
        #expect(after.route == ["row 5"])
    }
}
#endif
