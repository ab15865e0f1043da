// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The whole HTML document of a first paint.
    struct PageDocument: Sendable {
        let painting: Painting
        let page: String
        let token: String
        let assets: Assets

        /// The document as UTF-8.
        var bytes: [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(painting.html.count + 1500)
            bytes.append(ascii: "<!doctype html>\n<html lang=en>\n")
            writeHead(into: &bytes)
            writeBody(into: &bytes)
            bytes.append(ascii: "</html>\n")
            return bytes
        }

        private func writeHead(into bytes: inout [UInt8]) {
            bytes.append(ascii: "<head>\n<meta charset=utf-8>\n<title>")
            bytes.appendEscaped(painting.place.title)
            bytes.append(ascii: "</title>\n<meta name=viewport content=\"width=device-width, ")
            bytes.append(ascii: "initial-scale=1, viewport-fit=cover, ")
            bytes.append(ascii: "interactive-widget=resizes-content\">\n")
            bytes.append(ascii: "<meta name=color-scheme content=\"light dark\">\n")
            writeLink("stylesheet", assets.style.address, into: &bytes)
            if let address = AtomicSheet.address(of: painting.classes) {
                writeLink("stylesheet", address, into: &bytes)
            }
            writeLink("icon", assets.icon.address, into: &bytes)
            bytes.append(ascii: "<script type=module src=\"")
            bytes.appendEscaped(assets.script.address)
            bytes.append(ascii: "\"></script>\n</head>\n")
        }

        private func writeLink(_ kind: String, _ address: String, into bytes: inout [UInt8]) {
            bytes.append(contentsOf: "<link rel=\(kind) href=\"".utf8)
            bytes.appendEscaped(address)
            bytes.append(ascii: "\">\n")
        }

        /// A heading for screens without a title; the script shows it only there.
        private func writeHeading(into bytes: inout [UInt8]) {
            bytes.append(ascii: "<header class=unseen hidden><h1>")
            bytes.appendEscaped(painting.place.app)
            bytes.append(ascii: "</h1></header>")
        }

        private func writeBody(into bytes: inout [UInt8]) {
            bytes.append(ascii: "<body data-page=\"")
            bytes.appendEscaped(page)
            bytes.append(ascii: "\" data-token=\"")
            bytes.appendEscaped(token)
            bytes.append(ascii: "\" data-digest=\"")
            bytes.appendEscaped(painting.digest)
            bytes.append(ascii: "\">")
            writeHeading(into: &bytes)
            bytes.append(contentsOf: painting.html)
            bytes.append(ascii: "\n<div id=waymark-status class=status role=status></div>\n")
            bytes.append(ascii: "<noscript><p role=status>Links work, but buttons and fields need ")
            bytes.append(ascii: "JavaScript.</p></noscript>\n</body>\n")
        }
    }
#endif
