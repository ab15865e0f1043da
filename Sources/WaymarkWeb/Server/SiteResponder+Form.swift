// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import NIOCore

extension SiteResponder {
    /// Does what a page's form says, and sends the browser to where that led.
    func act(_ request: Request, _ caller: Caller) async -> Response {
        guard SameOrigin.allows(request.head, isSecure: caller.isSecure) else {
            site.metrics.refused(.origin)
            site.faults.noteForeign(request.head, at: site.uptime)
            return .forbidden
        }
        let limit = site.limits.formSize
        guard let body = try? await request.body.collect(upTo: limit) else {
            return site.notice(
                "This is too much at once",
                "The form is larger than \(limit) bytes. What you typed is one step back; send "
                    + "less of it.", .contentTooLarge, for: request)
        }
        let fields = FormFields(String(buffer: body))
        guard let visitor = await site.arrival(of: request.head, caller)?.visitor else {
            return unknownVisitor(request, wanting: path(to: fields["at"]))
        }
        let isOwn = site.signer.isToken(
            fields["token"], page: fields["page"], person: visitor.id)
        guard isOwn else { return stranger(request) }
        let form = FormPost(fields)
        do {
            let outcome = try await site.sessions.act(
                form, of: visitor, from: caller.countedNetwork)
            return seeOther(outcome, form, caller)
        } catch {
            return error.refusal == .rate ? tooFast(request) : full(request)
        }
    }

    /// Nothing of such a form is done.
    private func stranger(_ request: Request) -> Response {
        site.notice(
            "This page cannot go on",
            "It was not made here, or was made for somebody else or before the server's key "
                + "changed. What you typed is one step back.", .forbidden, for: request)
    }

    /// The path of the page that a form stood on, which a stranger may have written.
    private func path(to page: String) -> String {
        site.paths.path(of: site.paths.route(of: page) ?? [])
    }

    private func seeOther(
        _ outcome: FormOutcome, _ form: FormPost, _ caller: Caller
    ) -> Response {
        let base = site.paths.base
        let path =
            outcome.route.flatMap { address(of: $0, basePath: base) }
            ?? path(to: form.at)
        let answer = FormAnswer(
            page: outcome.route == nil ? "" : form.page, notice: outcome.notice)
        return .seeOther(
            path + "?" + answer.query,
            cookie: SealCookie.header(outcome.seal, caller))
    }
}

/// The seal that another process may need for the next page, for as long as a redirect takes.
enum SealCookie {
    static func name(_ caller: Caller) -> String {
        (caller.isSecure ? "__Host-" : "") + "waymark-seal"
    }

    static func header(_ seal: String, _ caller: Caller) -> String? {
        guard !seal.isEmpty, seal.utf8.count < 3500 else { return nil }
        return "\(name(caller))=\(seal); Path=/; Max-Age=60; HttpOnly; SameSite=Lax"
            + (caller.isSecure ? "; Secure" : "")
    }
}
#endif
