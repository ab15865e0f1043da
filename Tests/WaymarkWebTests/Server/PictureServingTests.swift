// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import Testing

@testable import WaymarkWeb

@Suite("Pictures from the server") struct PictureServingTests {
    private let folder = "/_waymark/picture/waymark_WaymarkWebTests.resources/Assets.xcassets/"

    @Test func aPictureOfACatalogueIsGivenOut() async throws {
        try await withServer { server in
            let answer = try await server.request(folder + "Icons/star.imageset/star.svg")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/svg+xml")
            #expect(
                answer.headers["content-security-policy"]?.contains("default-src 'none'") == true)
            #expect(answer.headers["cache-control"] == "no-cache")
            #expect(answer.body.hasPrefix("<svg"))
        }
    }

    @Test(arguments: [
        "Contents.json", "Icons/star.imageset/Contents.json", "../Assets.xcassets/Contents.json",
        "Logo.imageset/%2e%2e/Contents.json", "Logo.imageset/nowhere.png", "",
    ])
    func nothingElseIsGivenOut(_ path: String) async throws {
        try await withServer { server in
            let answer = try await server.request(folder + path)
            #expect(answer.status == 404)
        }
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9,en;q=0.5", ["de-AT", "de", "en"]), ("en;q=0.1,fr", ["fr", "en"]),
        ("*, x y, <b>, ja;q=0", []), ("", []),
    ])
    func theLanguagesOfABrowserAreRead(_ header: String, _ names: [String]) {
        var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
        request.headerFields[.acceptLanguage] = header
        #expect(AcceptedLanguages.names(in: request) == names)
    }
}
#endif
