// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Logging
import NIOCore
import WaymarkElements

/// The place of an app on a server, and the check of who may come in.
struct SiteMount: Sendable {
    var paths = SitePaths()
    var isMounted = false
    /// True if the server that it is mounted in speaks https.
    var isEncrypted = false
    var identify: WebIdentification?
    var signIn: String?
}

/// The state that every connection of one server shares.
struct Site: Sendable {
    let name: String
    let paths: SitePaths
    /// True if the app is a part of somebody's own server.
    let isMounted: Bool
    /// The function that finds out who makes a request; without it, everybody who has the browser's
    /// cookie may come in.
    let identify: WebIdentification?
    /// The address to which people without an account go.
    let signIn: String?
    let sessions: SessionStore
    let signer: Signer
    let assets: Assets
    let language: String
    let limits: PageLimits
    let logger: Logger
    /// The names that this server answers to.
    let hosts: HostList
    /// The limit of how often each network may have a page drawn.
    let drawing: NetworkLimit
    let connections: OpenConnections
    let faults: FaultLog
    let health = SiteHealth()
    let installed: InstalledApp?
    let metrics = SiteMetrics()
    let showsMetricsToAll: Bool
    private let trustsProxies: Bool
    private let isEncrypted: Bool
    private let start = ContinuousClock.now

    @MainActor init(
        source: SessionSource, limits: PageLimits, options: WebOptions,
        mount: SiteMount = SiteMount()
    ) {
        name = source.name
        paths = mount.paths
        installed = InstalledApp(mount.paths)
        isMounted = mount.isMounted
        identify = mount.identify
        signIn = mount.signIn
        let assets = Assets(
            theme: options.theme, below: mount.paths.own, isDeveloping: options.isDeveloping)
        self.assets = assets
        signer = Signer(app: source.name, keys: options.keys)
        let settings = PageSettings(
            app: source.name, sealer: Sealer(app: source.name, keys: options.keys),
            signer: signer, limits: limits,
            markup: MarkupOptions(
                basePath: mount.paths.base, identifierAttribute: options.identifierAttribute),
            partAddresses: assets.parts.mapValues(\.address),
            isDeveloping: options.isDeveloping, metrics: metrics, logger: options.log.logger)
        sessions = SessionStore(source: source, settings: settings)
        self.limits = limits
        hosts = HostList(listeningOn: options.host, allowed: options.allowedHosts)
        drawing = NetworkLimit(burst: limits.drawingBurst, rate: limits.drawingRate)
        language = options.language
        trustsProxies = options.trustsProxies
        isEncrypted = options.certificate != nil || mount.isEncrypted
        showsMetricsToAll = options.showsMetricsToAll
        logger = options.log.logger
        connections = OpenConnections(most: limits.connections, logger: logger)
        faults = FaultLog(logger: logger)
    }
}

extension Site {
    /// The time since the site was made.
    var uptime: Duration { ContinuousClock.now - start }

    /// Lets a connection in; its network's are counted unless that is this computer or a
    /// proxy's, and all are where nobody else counts them.
    ///
    /// - Throws: `WireError.tooManyConnections`.
    func enter(_ channel: any Channel) throws(WireError) {
        channel.closeUnread(after: limits.requestTime)
        let peer = channel.remoteAddress
        let network = trustsProxies ? nil : caller([:], peer: peer).countedNetwork
        do {
            if isMounted { try connections.enter(channel) }
            try connections.enter(channel, from: network)
        } catch {
            metrics.refused(.full)
            throw error
        }
    }

    /// Returns the sender of a request.
    func caller(_ fields: HTTPFields, peer: SocketAddress?) -> Caller {
        Caller(fields, peer: peer, isEncrypted: isEncrypted, trustsProxies: trustsProxies)
    }
}
#endif
