// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import NIOConcurrencyHelpers
import Testing
import WaymarkElements

@testable import WaymarkWeb

struct SealTests {
    private static let old = "an old key of more than thirty-two letters"
    private static let new = "a new key of more than thirty-two letters"
    private let state: SealedState

    init() async {
        let request = SessionRequest(route: ["row 1"], size: .compact)
        state = await SealedState(page: "p", session: CounterApp(request), size: .compact)
    }

    private func sealer(_ keys: String...) throws -> Sealer {
        Sealer(app: "Counter", keys: try WebKeys(keys))
    }

    @Test func whatWasSealedIsOpenedByWhoeverHasTheKey() throws {
        let seal = try sealer(Self.old).seal(state, for: "me")
        #expect(try sealer(Self.old).open(seal, for: "me") == state)
    }

    @Test func aSealBelongsToOnePersonAndOneApp() throws {
        let seal = try sealer(Self.old).seal(state, for: "me")
        #expect(try sealer(Self.old).open(seal, for: "you") == nil)
        let other = Sealer(app: "Other", keys: try WebKeys([Self.old]))
        #expect(other.open(seal, for: "me") == nil)
    }

    @Test func aSealThatWasChangedIsNotOpened() throws {
        let seal = try sealer(Self.old).seal(state, for: "me")
        for place in [0, seal.count / 2, seal.count - 5] {
            var letters = Array(seal)
            letters[place] = letters[place] == "A" ? "B" : "A"
            #expect(try sealer(Self.old).open(String(letters), for: "me") == nil)
        }
        #expect(try sealer(Self.old).open("", for: "me") == nil)
        #expect(try sealer(Self.old).open("not base64", for: "me") == nil)
    }

    @Test func aSealTellsNothingOfWhatIsInside() throws {
        let seal = try sealer(Self.old).seal(state, for: "me")
        #expect(!seal.contains("row"))
        #expect(try seal != sealer(Self.old).seal(state, for: "me"))
    }

    @Test func keysAreTurnedByPuttingANewOneInFront() throws {
        let before = try sealer(Self.old)
        let between = try sealer(Self.new, Self.old)
        let after = try sealer(Self.new)
        #expect(between.open(before.seal(state, for: "me"), for: "me") == state)
        #expect(after.open(between.seal(state, for: "me"), for: "me") == state)
        #expect(after.open(before.seal(state, for: "me"), for: "me") == nil)
    }

    @Test func aSealIsTooOldAfterTwoWeeks() throws {
        let sealer = try sealer(Self.old)
        let seal = sealer.seal(state, for: "me")
        let end = state.date.addingTimeInterval(Sealer.lifetime)
        #expect(sealer.open(seal, for: "me", at: end.addingTimeInterval(-1)) == state)
        #expect(sealer.open(seal, for: "me", at: end) == nil)
        #expect(sealer.open(seal, for: "me", at: state.date.addingTimeInterval(-3600)) == state)
    }

    @Test func signaturesOutliveTheTurningOfKeysToo() throws {
        let before = Signer(app: "Counter", keys: try WebKeys([Self.old]))
        let between = Signer(app: "Counter", keys: try WebKeys([Self.new, Self.old]))
        let after = Signer(app: "Counter", keys: try WebKeys([Self.new]))
        let token = before.token(page: "p", person: "me")
        #expect(between.isToken(token, page: "p", person: "me"))
        #expect(!after.isToken(token, page: "p", person: "me"))
    }
}

struct WebKeyTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "waymark-keys-\(UUID().uuidString)")

    @Test func aShortKeyIsRefusedWithItsLength() {
        #expect(throws: WebError.keyTooShort(number: 2, bytes: 5, place: "WAYMARK_KEY")) {
            let keys = "0123456789abcdef0123456789abcdef,short"
            return try WebKeys.found(for: "App", in: ["WAYMARK_KEY": keys])
        }
        #expect(throws: WebError.noKey(place: "the list of keys")) {
            try WebKeys(["", " \n"])
        }
    }

    @Test(arguments: [
        "# made by 'openssl rand -hex 32' in May", "-----BEGIN PRIVATE KEY-----",
        "-----BEGIN OPENSSH PRIVATE KEY-----", "abcabcabcabcabcabcabcabcabcabcabcabc",
        "0123456789abcdef\u{0}0123456789abcdef",
    ])
    func whatOthersCanKnowIsNoKey(text: String) {
        #expect(throws: WebError.noSecret(number: 1, place: "the list of keys")) {
            try WebKeys([text])
        }
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(throws: WebError.unreadableKeyFile("/nowhere/key")) {
            try WebKeys.found(for: "App", in: ["WAYMARK_KEY_FILE": "/nowhere/key"])
        }
    }

    @Test(arguments: [
        (0o600, false), (0o640, false), (0o440, false), (0o644, true), (0o660, true),
        (0o602, true),
    ])
    func aFileOfKeysThatOthersReadOrWriteIsDoubted(mode: Int, isDoubted: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_STATE_HOME": folder.path]
        _ = try WebKeys.found(for: "App", in: environment)
        let file = folder.appending(path: "waymark/App/web.key").path
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        let keys = try #require(try WebKeys.found(for: "App", in: environment))
        #expect(keys.doubt.map { $0.contains(file) } ?? false == isDoubted)
        #expect(WebKeys.ofThisProcess.doubt == nil)
    }

    @Test func withoutANamedKeyOneIsKeptThatOnlyThisUserReads() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_STATE_HOME": folder.path]
        let first = try #require(try WebKeys.found(for: "App", in: environment))
        let second = try #require(try WebKeys.found(for: "App", in: environment))
        #expect(WebKeys.ofThisProcess.isOfThisProcess && !first.isOfThisProcess)
        #expect(first.keys == second.keys)
        let file = folder.appending(path: "waymark/App/web.key").path
        let permissions = try FileManager.default.attributesOfItem(atPath: file)
        #expect(permissions[.posixPermissions] as? Int == 0o600)
    }

    @Test func processesThatStartAtOnceKeepOneKey() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = NIOLockedValueBox<[WebKeys?]>([])
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let keys = try? WebKeys.found(for: "App", in: ["XDG_STATE_HOME": folder.path])
            found.withLockedValue { $0.append(keys) }
        }
        let keys = found.withLockedValue { $0 }
        #expect(keys.count == 16 && keys.allSatisfy { $0?.keys == keys[0]?.keys })
        let place = folder.appending(path: "waymark/App").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["web.key"])
    }

    @Test func aKeptKeyThatIsDamagedIsToldAndNotWrittenOver() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let kept = folder.appending(path: "waymark/App")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        let file = kept.appending(path: "web.key")
        try Data("short\n".utf8).write(to: file)
        let place = "the file '\(file.path)'"
        #expect(throws: WebError.keyTooShort(number: 1, bytes: 5, place: place)) {
            try WebKeys.found(for: "App", in: ["XDG_STATE_HOME": folder.path])
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "short\n")
    }

    @Test func withoutAHomeThereIsNoKeptKey() throws {
        #expect(try WebKeys.found(for: "App", in: [:]) == nil)
    }
}
#endif
