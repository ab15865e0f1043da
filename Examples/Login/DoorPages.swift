// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird
    import WaymarkWeb

    /// The server's own pages: the way in, and the way out.
    struct DoorPages: Sendable {
        let signIns: SignIns
        let delays = SignInDelays()
        let notes: MountedApp

        struct Entry: Decodable {
            let name: String
            let password: String
        }

        func addRoutes(to router: Router<DoorContext>) {
            router.get("/") { _, _ in redirect(to: "/notes") }
            router.get("sign-in") { _, _ in page(Self.form("")) }
            router.get(RouterPath(DoorLooks.path)) { _, _ in Self.looks }
            router.post("sign-in") { request, context in
                let entry = try? await URLEncodedFormDecoder()
                    .decode(Entry.self, from: request, context: context)
                guard let entry else { return page(Self.form("Enter name and password."), 400) }
                let next = request.uri.queryParameters["next"].map(String.init)
                let network = context.remoteAddress?.ipAddress ?? ""
                return await enter(entry, request.head, from: network, wanting: next)
            }
            router.get("sign-out") { _, _ in page(Self.farewell) }
            router.post("sign-out") { request, _ in await leave(request.head) }
        }

        /// Signs somebody in, and signs out whoever was signed in with this browser before.
        private func enter(
            _ entry: Entry, _ request: HTTPRequest, from network: String, wanting address: String?
        ) async -> Response {
            let name = entry.name
            if let wait = await delays.wait(name: name, network: network) {
                return tooMany(name, wait)
            }
            guard let cookie = await signIns.signIn(name: name, password: entry.password) else {
                await delays.fail(name: name, network: network)
                return page(Self.form("Name or password is wrong.", name))
            }
            await delays.succeed(name: name, network: network)
            await end(request)
            return redirect(to: Self.own(address) ?? "/notes", cookie: "sign-in=\(cookie)")
        }

        private func tooMany(_ name: String, _ wait: Duration) -> Response {
            let seconds = max(1, wait.components.seconds + 1)
            let time = seconds == 1 ? "1 second" : "\(seconds) seconds"
            let sentence = "There were too many wrong passwords. Try again in \(time)."
            var response = page(Self.form(sentence, name), 429)
            response.headers[.retryAfter] = String(seconds)
            return response
        }

        /// The address that somebody came for, if it is one of the app's.
        private static func own(_ address: String?) -> String? {
            guard let address, ["/notes/", "/notes?"].contains(where: address.hasPrefix),
                address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
            else { return nil }
            let dots = address.lowercased().replacing("%2e", with: ".").contains("/..")
            return dots ? nil : address
        }

        /// The open pages of somebody who leaves close, in all their windows, and their browser
        /// keeps nothing of them.
        private func leave(_ request: HTTPRequest) async -> Response {
            await end(request)
            var response = redirect(to: "/sign-in", cookie: "sign-in=; Max-Age=0")
            if let name = HTTPFields.Element.Name("Clear-Site-Data") {
                response.headers[name] = "\"storage\""
            }
            return response
        }

        private func end(_ request: HTTPRequest) async {
            guard let account = await signIns.signOut(request) else { return }
            await notes.endSessions(of: account.id)
        }

        private func redirect(to path: String, cookie: String? = nil) -> Response {
            var response = Response.redirect(to: path)
            response.headers[.setCookie] = cookie.map { $0 + "; Path=/; HttpOnly; SameSite=Lax" }
            return response
        }

        private func page(_ body: String, _ code: Int = 200) -> Response {
            let html = """
                <!doctype html><html lang=en><meta charset=utf-8><title>Notes</title>
                <link rel=icon href="/notes/_waymark/icon.svg">
                <link rel=stylesheet href="/notes/_waymark/waymark.css">
                <link rel=stylesheet href="\(DoorLooks.path)">
                <meta name=color-scheme content="light dark">
                <meta name=viewport content="width=device-width"><main>\(body)</main></html>
                """
            let headers: HTTPFields = [
                .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: Self.policy,
                .cacheControl: "no-store",
            ]
            return Response(
                status: .init(code: code), headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
        }

        /// Nothing of these pages is anybody else's, and no other page shows them as a part of it.
        private static let policy =
            "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"

        private static var looks: Response {
            Response(
                status: .ok,
                headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "no-cache"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: DoorLooks.css)))
        }

        private static func form(_ problem: String, _ name: String = "") -> String {
            """
            <h1>Sign in</h1><p role=status>\(problem)</p><form method=post>
            <label>Name <input name=name autocomplete=username value="\(escaped(name))"></label>
            <label>Password <input name=password type=password
            autocomplete=current-password></label>
            <button>Sign in</button></form>
            """
        }

        /// Text as it stands in an attribute.
        private static func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing("\"", with: "&quot;")
        }

        private static let farewell =
            "<h1>Sign out?</h1><form method=post><button>Sign out</button></form>"
    }
#endif
