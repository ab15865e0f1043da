// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Testing

@testable import WaymarkWeb

struct SameOriginTests {
    private func request(_ fields: [(String, String)]) throws -> HTTPRequest {
        var request = HTTPRequest(
            method: .post, scheme: "http", authority: "books.example:80", path: "/")
        for (name, value) in fields {
            let name = try #require(HTTPField.Name(name))
            request.headerFields.append(HTTPField(name: name, value: value))
        }
        return request
    }

    private func allows(_ fields: [(String, String)], isSecure: Bool = false) throws -> Bool {
        SameOrigin.allows(try request(fields), isSecure: isSecure)
    }

    @Test func aPageOfThisHostMayChangeThings() throws {
        let origin = ("Origin", "http://Books.example:80")
        #expect(try allows([("Sec-Fetch-Site", "same-origin"), origin]))
        #expect(try allows([("Sec-Fetch-Site", "same-origin")]))
        #expect(try allows([origin]))
    }

    @Test(arguments: ["cross-site", "same-site", "none", ""])
    func whatTheBrowserCallsAnotherSiteMayNot(site: String) throws {
        let origin = ("Origin", "http://books.example:80")
        #expect(try !allows([("Sec-Fetch-Site", site), origin]))
    }

    @Test(arguments: [
        "null", "", "http://books.example", "http://books.example:8080",
        "ftp://books.example:80",
        "http://books.example:80.evil.example", "books.example:80",
    ])
    func anotherOriginMayNot(origin: String) throws {
        #expect(try !allows([("Origin", origin)]))
        #expect(try !allows([("Sec-Fetch-Site", "same-origin"), ("Origin", origin)]))
        let socket = try request([("Origin", origin)])
        #expect(!SameOrigin.allowsSocket(socket, isSecure: false))
    }

    @Test func aRequestThatSaysNeitherOrTwoThingsMayNot() throws {
        #expect(try !allows([]))
        let origin = ("Origin", "http://books.example:80")
        #expect(try !allows([origin, origin]))
        let socket = try request([("Sec-Fetch-Site", "same-origin")])
        #expect(!SameOrigin.allowsSocket(socket, isSecure: false))
    }

    @Test func overPlainHTTPAPageOfHTTPSIsAnotherOrigin() throws {
        let origin = ("Origin", "https://books.example:80")
        #expect(try !allows([origin]))
        #expect(try !allows([("Sec-Fetch-Site", "same-origin"), origin]))
        #expect(!SameOrigin.allowsSocket(try request([origin]), isSecure: false))
        #expect(SameOrigin.allowsSocket(try request([origin]), isSecure: true))
    }

    @Test func overHTTPSAPageOfPlainHTTPIsAnotherOrigin() throws {
        #expect(try !allows([("Origin", "http://books.example:80")], isSecure: true))
        #expect(try allows([("Origin", "https://books.example:80")], isSecure: true))
    }
}
#endif
