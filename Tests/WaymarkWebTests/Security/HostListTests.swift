// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

struct HostListTests {
    @Test(arguments: ["localhost", "localhost:80", "127.0.0.1:1", "[::1]:8080", "a.localhost"])
    func thisComputersOwnNamesAreAlwaysAllowed(host: String) {
        #expect(HostList(listeningOn: "192.0.2.1").allows(host))
    }

    @Test(arguments: [
        "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "192.0.2.2",
        ":80", "[::1", "evil.example:127.0.0.1", "127.evil", "localhost:80@evil.example",
        "[::1]evil.example", "localhost:x", "localhost@evil.example",
    ])
    func namesThatNobodyGaveAreNot(host: String) {
        #expect(!HostList(listeningOn: "192.0.2.1").allows(host))
    }

    @Test func theHostItListensOnAndTheAllowedOnesAreAllowed() {
        let hosts = HostList(listeningOn: "Box.local", allowed: ["Books.example"])
        for name in ["box.local", "box.local:8080", "books.example", "BOOKS.example:443"] {
            #expect(hosts.allows(name))
        }
        #expect(!hosts.allows("a.books.example"))
    }

    @Test func aServerOfTheWholeNetworkAnswersToAddressesButNotToNames() {
        let hosts = HostList(listeningOn: "0.0.0.0")
        #expect(hosts.allows("192.0.2.9:80") && hosts.allows("[2001:db8::1]"))
        #expect(!hosts.allows("evil.example"))
    }

    @Test(arguments: ["http://books.example", "books.example:80", "a b", "", "[::1]", "a/b"])
    func whatNoRequestCanNameIsRefusedAtTheStart(name: String) async {
        await #expect(throws: WebError.badHostName(name)) {
            var options = WebOptions.quiet
            options.allowedHosts = ["books.example", "192.0.2.1", "2001:db8::1", "*", name]
            try await WebServer.run(CounterApp.source, options: options)
        }
    }

    @Test func aStarAllowsEveryName() {
        let hosts = HostList(listeningOn: "127.0.0.1", allowed: ["*"])
        #expect(hosts.allows("any.example"))
        #expect(!hosts.allows(""))
    }
}
#endif
