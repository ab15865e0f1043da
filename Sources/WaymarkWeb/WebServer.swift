// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird
    import HummingbirdCore
    import Logging
    import NIOCore
    import WaymarkElements

    /// Shows an app in web browsers: one running copy of it per open page.
    public enum WebServer {
        /// Serves pages until the process is asked to stop (SIGINT, SIGTERM), or its task ends.
        ///
        /// - Throws: `WebError` when it cannot listen where the options say.
        public static func run(_ source: SessionSource, options: WebOptions = WebOptions())
            async throws
        {
            try await run(source, options: options, limits: PageLimits())
        }

        static func run(_ source: SessionSource, options: WebOptions, limits: PageLimits)
            async throws
        {
            guard (0...65535).contains(options.port) else {
                throw WebError.portOutOfRange(options.port)
            }
            let site = await Site(source: source, limits: limits, options: options)
            let sweeper = Task { await sweep(site.sessions, every: limits.sweepInterval) }
            defer { sweeper.cancel() }
            do {
                try await application(site, options: options).runService()
            } catch {
                throw WebError(error, options: options) ?? error
            }
            await site.sessions.closeAll()
        }

        private static func application(
            _ site: Site, options: WebOptions
        ) -> Application<SiteResponder> {
            Application(
                responder: SiteResponder(site: site),
                server: HTTPServerBuilder { PageChannel(responder: $0, site: site) },
                configuration: ApplicationConfiguration(
                    address: .hostname(options.host, port: options.port), reuseAddress: true),
                onServerRunning: { channel in
                    options.onReady?(address(host: options.host, channel: channel))
                },
                logger: site.logger)
        }

        private static func address(host: String, channel: any Channel) -> String {
            let name = host.contains(":") ? "[\(host)]" : host
            return "http://\(name):\(channel.localAddress?.port ?? 0)"
        }

        private static func sweep(_ sessions: SessionStore, every interval: Duration) async {
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                await sessions.sweep()
            }
        }
    }
#endif
