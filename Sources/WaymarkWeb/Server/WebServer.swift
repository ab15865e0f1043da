// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
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
        try HostList.check(options.allowedHosts)
        let site = await Site(source: source, limits: limits, options: options)
        site.warn(of: options)
        let sweeper = Task { await site.sessions.sweep(every: limits.sweepInterval) }
        defer { sweeper.cancel() }
        do {
            try await group(site, options).run()
        } catch {
            throw WebError(error, options: options) ?? error
        }
        await site.sessions.closeAll()
        site.logger.info("stopped", metadata: ["seconds": "\(site.uptime.components.seconds)"])
    }

    /// Makes the group of services that run until the process is asked to stop; the last service
    /// stops first.
    private static func group(_ site: Site, _ options: WebOptions) throws -> ServiceGroup {
        let drain = Drain(health: site.health, duration: options.drain)
        var configuration = ServiceGroupConfiguration(
            services: [
                .init(service: try application(site, options)),
                .init(service: drain, successTerminationBehavior: .ignore),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: site.logger)
        configuration.maximumGracefulShutdownDuration = options.drain + ShutdownTimeout.time
        return ServiceGroup(configuration: configuration)
    }

    private static func application(
        _ site: Site, _ options: WebOptions
    ) throws -> Application<SiteResponder> {
        Application(
            responder: SiteResponder(site: site),
            server: try .pages(of: site, certificate: options.certificate),
            configuration: ApplicationConfiguration(
                address: .hostname(options.host, port: options.port), reuseAddress: true,
                availableConnectionsDelegate: site.connections),
            onServerRunning: { channel in
                options.onReady?(address(options, channel))
            },
            logger: site.logger)
    }

    private static func address(_ options: WebOptions, _ channel: any Channel) -> String {
        let name = options.host.contains(":") ? "[\(options.host)]" : options.host
        let scheme = options.certificate == nil ? "http" : "https"
        return "\(scheme)://\(name):\(channel.localAddress?.port ?? 0)"
    }
}
#endif
