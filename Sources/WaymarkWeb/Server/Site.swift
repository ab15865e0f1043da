// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import HTTPTypes
    import Logging
    import NIOCore
    import WaymarkElements

    /// What every connection of one server shares.
    struct Site: Sendable {
        let name: String
        let sessions: SessionStore
        let signer: Signer
        let sealer: Sealer
        let assets: Assets
        let limits: PageLimits
        let logger: Logger
        /// The names that this server answers to.
        let hosts: HostList
        /// How often each network may have a page drawn.
        let drawing: NetworkLimit
        let health = SiteHealth()
        let metrics = SiteMetrics()
        let showsMetricsToAll: Bool
        let isDeveloping: Bool
        private let trustsProxies: Bool
        private let isEncrypted: Bool
        private let start = ContinuousClock.now

        @MainActor init(source: SessionSource, limits: PageLimits, options: WebOptions) {
            name = source.name
            sealer = Sealer(app: source.name, keys: options.keys)
            sessions = SessionStore(source: source, sealer: sealer, limits: limits)
            signer = Signer(app: source.name, keys: options.keys)
            assets = Assets(theme: options.theme)
            self.limits = limits
            hosts = HostList(listeningOn: options.host, allowed: options.allowedHosts)
            drawing = NetworkLimit(burst: limits.drawingBurst, rate: limits.drawingRate)
            trustsProxies = options.trustsProxies
            isEncrypted = options.certificate != nil
            isDeveloping = options.isDeveloping
            showsMetricsToAll = options.showsMetricsToAll
            logger = options.log.logger
        }

        /// Below this path lies the server's own, and no screen of the app.
        static let ownPath = "/_waymark/"
        /// Routes start here.
        static let basePath = "/"
    }

    extension Site {
        /// The time since the site was made.
        var uptime: Duration { ContinuousClock.now - start }

        /// Who makes a request.
        func caller(_ fields: HTTPFields, peer: SocketAddress?) -> Caller {
            Caller(fields, peer: peer, isEncrypted: isEncrypted, trustsProxies: trustsProxies)
        }

        /// The person for whom the page in a query was made, if they ask for it themselves.
        func owner(of query: PageQuery, _ request: HTTPRequest, _ caller: Caller) -> String? {
            let cookies = Cookies(request.headerFields[values: .cookie])
            let person = PersonCookie.person(
                in: cookies, signer: signer, isSecure: caller.isSecure)
            guard let person, signer.isToken(query.token, page: query.page, person: person) else {
                return nil
            }
            return person
        }
    }
#endif
