// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird

/// A page of the server's own, in the looks of the app: what is wrong, and the way to the start.
struct NoticePage: Sendable {
    let app: String
    let title: String
    let sentence: String
    let assets: Assets
    /// The path at which the app starts.
    let home: String

    /// The document as UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(
            ascii: "<!doctype html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n<title>")
        bytes.appendEscaped("\(title) — \(app)")
        bytes.append(ascii: "</title>\n<meta name=viewport content=\"width=device-width, ")
        bytes.append(
            ascii: "initial-scale=1\">\n<meta name=color-scheme content=\"light dark\">\n")
        for sheet in assets.sheets(drawing: [.notices]) {
            bytes.appendLink("stylesheet", to: sheet.address)
        }
        bytes.appendLink("icon", to: Assets.iconAddress)
        bytes.append(ascii: "</head>\n<body><main class=window><div class=notice><h1>")
        bytes.appendEscaped(title)
        bytes.append(ascii: "</h1><p>")
        bytes.appendEscaped(sentence)
        bytes.append(ascii: "</p><p><a href=\"")
        bytes.appendEscaped(home)
        bytes.append(ascii: "\">Go to the start</a></p></div></main></body>\n</html>\n")
        return bytes
    }
}

extension Site {
    /// Answers with what is wrong: a page for browsers, and one line for programs.
    func notice(
        _ title: String, _ sentence: String, _ status: HTTPResponse.Status, for request: Request
    ) -> Response {
        let accepted = request.headers[values: .accept].joined()
        guard accepted.contains("text/html") else { return .plain(sentence, status) }
        let page = NoticePage(
            app: name, title: title, sentence: sentence, assets: assets, home: paths.base)
        return .notice(page, status)
    }
}
#endif
