// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Testing
import WaymarkElements

@testable import WaymarkWeb

@Suite(.timeLimit(.minutes(5))) struct SocketTests {
    typealias Message = PageSocket.Message

    @Test func aJoinThatShowsTheSameSendsNothingMore() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            try await socket.send(visit.join(digest: visit.digest))
            let ready = try #require(try await socket.next().text)
            let start = #"{"k":"ready","n":0,"s":0,"same":true,"kept":false,"seal":""#
            #expect(ready.hasPrefix(start))
            #expect(ready.contains(#"","title":"Counter","route":[],"ahead":["/_waymark/"#))
            #expect(ready.hasSuffix(#""]}"#))
            try await socket.send(#"{"k":"event","s":1,"id":999,"a":"press"}"#)
            #expect(try await socket.next() == .text(#"{"k":"done","s":1}"#))
        }
    }

    @Test func whoeverJoinsWithTheDocumentsSealIsToldNothingThatStandsThere() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let socket = try await visit.socket()
            let seal = visit.answer.field("seal")
            try await socket.send(visit.join(digest: visit.digest, seal: seal))
            let ready = try #require(try await socket.next().text)
            #expect(
                ready.hasPrefix(#"{"k":"ready","n":0,"s":0,"same":true,"kept":false,"ahead":"#))
        }
    }

    @Test func aPressIsAnsweredByOnePatch() async throws {
        try await withServer { server in
            let socket = try await Visit(server).joined()
            try await socket.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            guard case .text(let patch) = try await socket.next() else {
                Issue.record("no patch")
                return
            }
            #expect(patch.hasPrefix(#"{"k":"patch","n":1,"s":1,"t":[[0,["span","#))
            #expect(patch.hasSuffix(#","ops":[["u",[0,9,"Count 1"]]]}"#))
            try await socket.send(#"{"k":"event","s":2,"id":10,"a":"press"}"#)
            let next = #"{"k":"patch","n":2,"s":2,"ops":[["u",[0,9,"Count 2"]]]}"#
            #expect(try await socket.next() == .text(next))
        }
    }

    @Test func aSocketFromAnotherOriginIsRefused() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let origins = [
                "http://example.org", "null", "http://127.0.0.1", "ftp://" + server.host,
                "http://" + server.host + ".example.org",
            ]
            for origin in origins {
                let socket = try await visit.socket(origin: origin)
                #expect(await socket.status == 403)
            }
        }
    }

    /// Nothing reads on behind a request to become something else.
    @Test func theConnectionOfARefusedSocketIsClosed() async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let stream = try await ByteStream(port: server.port)
            let head = PageSocket.head(
                page: visit.page, token: "", cookie: visit.cookie, host: server.host,
                origin: "http://\(server.host)")
            try await stream.write(Array(head.utf8))
            var bytes: [UInt8] = []
            while let more = try await stream.read() { bytes += more }
            #expect(RunningServer.Answer(bytes).status == 403)
        }
    }

    @Test func aSocketNeedsThePagesTokenAndItsPerson() async throws {
        try await withServer { server in
            let mine = try await Visit(server)
            let other = try await Visit(server)
            let tries = [
                (mine.page, other.token, mine.cookie), (mine.page, "", mine.cookie),
                (mine.page, mine.token, other.cookie), (mine.page, mine.token, ""),
            ]
            for (page, token, cookie) in tries {
                let socket = try await PageSocket(
                    server, page: page, token: token, cookie: cookie)
                #expect(await socket.status == 403)
            }
        }
    }

    @Test func twoPersonsDoNotShare() async throws {
        try await withServer { server in
            let mine = try await Visit(server)
            let theirs = try await Visit(server)
            #expect(mine.cookie != theirs.cookie)
            let socket = try await theirs.socket()
            try await socket.send(theirs.join(page: mine.page, token: mine.token, resume: true))
            #expect(
                try await socket.next()
                    == .close(
                        code: 4403, reason: "The token is not this page's. Reload the page."))
        }
    }

    @Test func aNumberIsThatOfAnElementOfTheOwnPage() async throws {
        try await withServer { server in
            let mine = try await Visit(server).joined()
            let theirs = try await Visit(server).joined()
            for count in 1...2 {
                try await mine.send(#"{"k":"event","s":\#(count),"id":10,"a":"press"}"#)
                #expect(try await mine.next().text?.contains(#""Count \#(count)""#) == true)
            }
            try await theirs.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            #expect(try await theirs.next().text?.contains(#""Count 1""#) == true)
        }
    }

    @Test func aReloadShowsTheStateOfBefore() async throws {
        try await withServer { server in
            let before = try await Visit(server)
            let first = try await before.joined()
            try await first.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            _ = try await first.next()
            let after = try await Visit(server, cookie: before.cookie)
            let second = try await after.socket()
            try await second.send(
                after.join(
                    page: before.page, token: before.token, resume: true, digest: after.digest))
            #expect(
                try await first.next()
                    == .close(
                        code: 4001,
                        reason: "This page is open in another window. Reload it to go on here.")
            )
            guard case .text(let ready) = try await second.next() else {
                Issue.record("no answer to join")
                return
            }
            #expect(ready.hasPrefix(#"{"k":"ready","n":1,"s":0,"same":false"#))
            guard case .text(let whole) = try await second.next() else {
                Issue.record("no whole tree")
                return
            }
            #expect(whole.hasPrefix(#"{"k":"whole","n":2,"#) && whole.contains("Count 1"))
        }
    }

    @Test(arguments: [
        ("{", 1007, "The message is not a JSON object as expected. See Documentation/Wire.md."),
        (
            "[]", 1007,
            "The message is not a JSON object as expected. See Documentation/Wire.md."
        ),
        ("{}", 4400, "The message lacks field 'k'. See Documentation/Wire.md."),
        (#"{"k":"dance"}"#, 4400, "There is no message 'dance'. See Documentation/Wire.md."),
        (
            #"{"k":"ack","n":"1"}"#, 4400,
            "Field 'n' has a value of the wrong type. See Documentation/Wire.md."
        ),
        (
            #"{"k":"event","s":1,"a":"press","id":3000000000}"#, 4400,
            "Field 'id' has a value of the wrong type. See Documentation/Wire.md."
        ),
        (#"{"k":"ack","n":9}"#, 4400, "Patch 9 was never sent. See Documentation/Wire.md."),
        (
            #"{"k":"event","s":1,"id":1}"#, 4400,
            "Message 'event' lacks field 'a'. See Documentation/Wire.md."
        ),
    ])
    func aMalformedMessageClosesOnlyItsConnection(
        text: String, code: Int, reason: String
    ) async throws {
        try await withServer { server in
            let visit = try await Visit(server)
            let socket = try await visit.joined()
            try await socket.send(text)
            #expect(try await socket.next() == .close(code: code, reason: reason))
            let again = try await visit.socket()
            try await again.send(visit.join(digest: visit.digest))
            guard case .text(let ready) = try await again.next() else {
                Issue.record("the page is gone")
                return
            }
            #expect(ready.contains(#""same":true"#))
        }
    }

    @Test(
        arguments: [
            ("not masked", [0x81, 2, 0x7b, 0x7d]),
            ("of an extension", [0xC1, 0x80, 0, 0, 0, 0]),
            ("of an unknown kind", [0x83, 0x80, 0, 0, 0, 0]),
            ("of an unknown kind of control", [0x8B, 0x80, 0, 0, 0, 0]),
            ("a piece of nothing", [0x80, 0x80, 0, 0, 0, 0]),
            ("a second beginning", [0x01, 0x81, 0, 0, 0, 0, 0x7b, 0x81, 0x80, 0, 0, 0, 0]),
            ("a close without a whole code", [0x88, 0x81, 0, 0, 0, 0, 3]),
            ("a close with a code that nobody sends", [0x88, 0x82, 0, 0, 0, 0, 3, 0xED]),
            ("a broken ping", [0x09, 0x80, 0, 0, 0, 0]),
        ] as [(String, [UInt8])])
    func aFrameAgainstTheRulesClosesWithTheReason(what: String, bytes: [UInt8]) async throws {
        try await withServer { server in
            let socket = try await Visit(server).joined()
            try await socket.send(raw: bytes)
            let reason = "A frame breaks the rules of WebSocket. See Documentation/Wire.md."
            #expect(try await socket.next() == .close(code: 1002, reason: reason))
        }
    }

    @Test func aMessageInTooManyPiecesClosesWithTheReason() async throws {
        try await withServer { server in
            let socket = try await Visit(server).joined()
            let piece: [UInt8] = [0x00, 0x81, 0, 0, 0, 0, 0x20]
            try await socket.send(raw: [0x01, 0x81, 0, 0, 0, 0, 0x7b])
            try await socket.send(raw: Array(repeatElement(piece, count: 80).joined()))
            let reason = "The message comes in too many pieces. Send each in one frame."
            #expect(try await socket.next() == .close(code: 1008, reason: reason))
        }
    }

    @Test func aMessageThatIsTooLargeClosesWithTheReason() async throws {
        try await withServer { server in
            let socket = try await Visit(server).joined()
            try await socket.send(String(repeating: "x", count: 70_000))
            let reason = "The message is larger than 65536 bytes. Send less at once."
            #expect(try await socket.next() == .close(code: 1009, reason: reason))
        }
    }

    @Test func aNewConnectionDoesNotLetAPageSayMoreThanItsRate() async throws {
        var limits = PageLimits()
        limits.burst = 2
        limits.rate = 0
        try await withServer(limits: limits) { server in
            let visit = try await Visit(server)
            for _ in 0..<2 { _ = try await visit.joined() }
            let socket = try await visit.socket()
            try await socket.send(visit.join(digest: visit.digest))
            let reason =
                "More than 2 messages at once or 0 a second. Wait before sending more."
            #expect(try await socket.next() == .close(code: 4429, reason: reason))
        }
    }

    @Test func messagesBeyondTheRateCloseWithTheReason() async throws {
        var limits = PageLimits()
        limits.burst = 3
        limits.rate = 1
        try await withServer(limits: limits) { server in
            let socket = try await Visit(server).joined()
            for _ in 0..<30 { try? await socket.send(#"{"k":"ack","n":0}"#) }
            #expect(
                try await socket.next()
                    == .close(
                        code: 4429,
                        reason:
                            "More than 3 messages at once or 1 a second. Wait before sending more."
                    ))
        }
    }
}
#endif
