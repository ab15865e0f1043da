// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore
import Testing

@testable import WaymarkWeb

struct CallerTests {
    private func caller(
        _ fields: [String: String] = [:], peer: String = "127.0.0.1", trusts: Bool = false
    ) throws -> Caller {
        var all = HTTPFields()
        for (name, value) in fields { all[try #require(HTTPField.Name(name))] = value }
        return Caller(
            all, peer: try SocketAddress(ipAddress: peer, port: 1), isEncrypted: false,
            trustsProxies: trusts)
    }

    @Test func thisComputerIsLocalUnlessItAsksForSomebodyElse() throws {
        #expect(try caller().isLocal)
        #expect(try caller(peer: "::1").isLocal)
        #expect(try !caller(peer: "192.0.2.1").isLocal)
        for name in ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"] {
            #expect(try !caller([name: "127.0.0.1"]).isLocal)
        }
    }

    @Test func aProxyIsBelievedOnlyIfItIsTrusted() throws {
        let fields = ["X-Forwarded-For": "127.0.0.1, 192.0.2.7", "X-Forwarded-Proto": "https"]
        let trusted = try caller(fields, trusts: true)
        #expect(trusted.network == "192.0.2.7" && trusted.isSecure && !trusted.isLocal)
        let doubted = try caller(fields, peer: "192.0.2.1")
        #expect(doubted.network == "192.0.2.1" && !doubted.isSecure)
    }

    @Test func manyAddressesOfOneNetworkCountTogether() throws {
        let one = try caller(peer: "2001:db8:1:2::1").network
        #expect(try caller(peer: "2001:db8:1:2:ffff::9").network == one)
        #expect(try caller(peer: "2001:db8:1:3::1").network != one)
        #expect(try caller(peer: "::ffff:192.0.2.1").network == "192.0.2.1")
    }

    @Test(arguments: [
        ("192.0.2.7:4711", "192.0.2.7"), ("[2001:db8:1:2::1]:4711", "2001:db8:1:2::9"),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::9"),
    ])
    func thePortThatAProxyAddsMakesNoOtherNetwork(named: String, alike: String) throws {
        let one = try caller(["X-Forwarded-For": named], trusts: true).network
        #expect(try caller(["X-Forwarded-For": alike], trusts: true).network == one)
    }

    @Test func aNetworkIsAllowedABurstAndThenTheRate() async {
        let limit = NetworkLimit(burst: 2, rate: 1, capacity: 2)
        let asked: [(String, Duration)] = [
            ("a", .zero), ("a", .zero), ("a", .zero), ("b", .zero), ("a", .seconds(1)),
        ]
        var answers: [Bool] = []
        for (network, time) in asked { answers.append(await limit.takes(network, at: time)) }
        #expect(answers == [true, true, false, true, true])
    }

    @Test func networksThatWaitedAreForgottenBeforeOthers() async {
        let limit = NetworkLimit(burst: 2, rate: 1, capacity: 2)
        _ = await limit.takes("old", at: .zero)
        for _ in 0..<2 { _ = await limit.takes("busy", at: .seconds(9)) }
        _ = await limit.takes("new", at: .seconds(9))
        #expect(await limit.count == 2)
        #expect(await !limit.takes("busy", at: .seconds(9)))
    }
}
#endif
