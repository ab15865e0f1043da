// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The whole HTML document of a first paint.
struct PageDocument: Sendable {
    let prerendered: PrerenderedPage
    let page: String
    let token: String
    let assets: Assets
    let paths: SitePaths
    let language: String
    /// What lets a browser install the app; `nil` where it has no icon.
    var installed: InstalledApp?
    /// The session that the page has already, because its form was sent.
    var session: String?
    /// A sentence for a person whose page had to begin anew.
    var notice: Notice?
    /// The address of the page without that sentence.
    var address = ""
    /// The mark of whoever it is made for, where the server knows people: what the browser has
    /// kept of somebody else is dropped.
    var person: String?

    /// The document as UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(prerendered.html.count + 1500)
        bytes.append(ascii: "<!doctype html>\n<html lang=\"")
        bytes.appendEscaped(language)
        bytes.append(ascii: "\">\n")
        writeHead(into: &bytes)
        writeBody(into: &bytes)
        bytes.append(ascii: "</html>\n")
        return bytes
    }

    private func writeHead(into bytes: inout [UInt8]) {
        bytes.append(ascii: "<head>\n<meta charset=utf-8>\n<title>")
        bytes.appendEscaped(prerendered.location.title)
        bytes.append(ascii: "</title>\n<meta name=viewport content=\"width=device-width, ")
        bytes.append(ascii: "initial-scale=1, viewport-fit=cover, ")
        bytes.append(ascii: "interactive-widget=resizes-content\">\n")
        bytes.append(ascii: "<meta name=color-scheme content=\"light dark\">\n")
        let mayNotice = prerendered.missesAddress || assets.isDeveloping
        for sheet in assets.sheets(drawing: prerendered.parts + (mayNotice ? [.notices] : [])) {
            bytes.appendLink("stylesheet", to: sheet.address)
        }
        if prerendered.hasFields, let part = assets.parts[.scriptless] {
            bytes.append(ascii: "<noscript>")
            bytes.appendLink("stylesheet", to: part.address)
            bytes.append(ascii: "</noscript>\n")
        }
        for address in AtomicSheet.addresses(of: prerendered.classes, at: paths.sheet) {
            bytes.appendLink("stylesheet", to: address)
        }
        bytes.appendLink("icon", to: installed?.icon ?? Assets.iconAddress)
        if let installed {
            bytes.appendLink("apple-touch-icon", to: installed.icon)
            bytes.appendLink("manifest", to: InstalledApp.manifestPath(paths))
        }
        for module in prerendered.modules {
            bytes.appendLink("modulepreload", to: assets.address(of: module))
        }
        bytes.append(ascii: "<script type=module src=\"")
        bytes.appendEscaped(assets.script.address)
        bytes.append(ascii: "\"></script>\n</head>\n")
    }

    /// A heading for screens without a title; the script shows it only there.
    private func writeHeading(into bytes: inout [UInt8]) {
        bytes.append(ascii: "<header class=unseen hidden><h1>")
        bytes.appendEscaped(prerendered.location.app)
        bytes.append(ascii: "</h1></header>")
    }

    /// The way past the columns before the screen in front, which the script shows with the
    /// first of them. Without one, it must not lead behind a sheet.
    private func writeWayPast(into bytes: inout [UInt8]) {
        let target = prerendered.front.map { "t\($0.rawValue)" } ?? "page"
        let isOpen =
            prerendered.parts.contains(.columns) && !prerendered.parts.contains(.sheets)
        let hidden = isOpen ? "" : " hidden"
        bytes.append(contentsOf: "<a class=\"skip unseen\" data-on=skip href=\"#".utf8)
        bytes.append(contentsOf: "\(target)\"\(hidden)>Skip to the content</a>".utf8)
    }

    private func writeBody(into bytes: inout [UInt8]) {
        bytes.append(ascii: "<body data-page=\"")
        bytes.appendEscaped(page)
        bytes.append(ascii: "\" data-token=\"")
        bytes.appendEscaped(token)
        bytes.append(ascii: "\" data-digest=\"")
        bytes.appendEscaped(prerendered.digest)
        bytes.append(ascii: "\" data-version=\"")
        bytes.appendEscaped(assets.script.hash)
        if let person { bytes.append(contentsOf: "\" data-person=\"\(person)".utf8) }
        bytes.append(ascii: session == nil ? "\">" : "\" data-live>")
        writeWayPast(into: &bytes)
        writeHeading(into: &bytes)
        if prerendered.missesAddress { writeWayHome(into: &bytes) }
        writeForm(into: &bytes)
        bytes.append(ascii: "\n<div id=waymark-status role=status>")
        if let notice { writeNotice(notice, into: &bytes) }
        bytes.append(ascii: "</div>\n</body>\n")
    }

    /// The script takes it away with the next press; without one, a link does.
    private func writeNotice(_ notice: Notice, into bytes: inout [UInt8]) {
        bytes.appendEscaped(notice.sentence)
        bytes.append(ascii: "<noscript> <a href=\"")
        bytes.appendEscaped(address)
        bytes.append(ascii: "\">Close</a></noscript>")
    }

    private func writeWayHome(into bytes: inout [UInt8]) {
        bytes.append(ascii: "<p id=waymark-notice class=warning role=status>")
        bytes.append(ascii: "There is nothing at this address; this is as far as it leads. ")
        bytes.append(ascii: "<a href=\"")
        bytes.appendEscaped(paths.base)
        bytes.append(ascii: "\">Go to the start</a></p>")
    }

    /// Writes a form around all controls of the page, so that they work without a script.
    ///
    /// Its first button is the one that Return in a field presses. The browser refuses nothing: the
    /// app says what becomes of a date out of its range.
    private func writeForm(into bytes: inout [UInt8]) {
        bytes.append(ascii: "<form id=page method=post novalidate autocomplete=off action=\"")
        bytes.appendEscaped(paths.form)
        bytes.append(ascii: "\">")
        bytes.append(ascii: "<button class=unseen name=submit tabindex=-1 aria-hidden=true>")
        bytes.append(ascii: "Send</button>")
        for (name, value) in [
            ("page", page), ("token", token), ("drawn", prerendered.drawn),
            ("seal", prerendered.seal), ("at", paths.path(of: prerendered.location.route)),
            ("session", session ?? ""),
        ] where name != "session" || session != nil {
            bytes.append(contentsOf: "<input type=hidden name=\(name) value=\"".utf8)
            bytes.appendEscaped(value)
            bytes.append(ascii: "\">")
        }
        bytes.append(contentsOf: prerendered.html)
        if prerendered.hasFields {
            bytes.append(ascii: "<noscript><div class=apply><button name=submit>Apply")
            bytes.append(ascii: "</button></div></noscript>")
        }
        bytes.append(ascii: "</form>")
    }
}

extension [UInt8] {
    /// Writes the link to a file in a document's head: a style sheet, an icon.
    mutating func appendLink(_ kind: String, to address: String) {
        append(contentsOf: "<link rel=\(kind) href=\"".utf8)
        appendEscaped(address)
        append(ascii: "\">\n")
    }
}
#endif
