// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird

    /// Lets nobody in by another name than the server's own, and takes forms of its own pages only:
    /// another site could sign somebody in as somebody else, and read what they then write.
    ///
    /// The app looks at these things itself; this is for the pages around it.
    struct DoorGuard: RouterMiddleware {
        let names: Set<String>

        func handle(
            _ request: Request, context: DoorContext,
            next: (Request, DoorContext) async throws -> Response
        ) async throws -> Response {
            let host = request.head.authority ?? ""
            guard names.contains(String(host.prefix { $0 != ":" })) else {
                throw HTTPError(.misdirectedRequest)
            }
            guard request.method != .post || isOwn(request, host) else {
                throw HTTPError(.forbidden, message: "This form is not one of this site's.")
            }
            return try await next(request, context)
        }

        /// Browsers say where a form comes from; programs that say nothing carry nobody's cookie.
        private func isOwn(_ request: Request, _ host: String) -> Bool {
            let site = request.headers.first { $0.name.canonicalName == "sec-fetch-site" }
            if let site { return site.value == "same-origin" }
            guard let origin = request.headers[.origin] else { return true }
            return origin == "http://" + host
        }
    }
#endif
