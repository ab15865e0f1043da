// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Logging
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

        @MainActor init(
            source: SessionSource, limits: PageLimits, keys: WebKeys = .ofThisProcess,
            theme: WebTheme? = nil
        ) {
            name = source.name
            sealer = Sealer(app: source.name, keys: keys)
            sessions = SessionStore(source: source, sealer: sealer, limits: limits)
            signer = Signer(app: source.name, keys: keys)
            assets = Assets(theme: theme)
            self.limits = limits
            var logger = Logger(label: "waymark")
            logger.logLevel = .notice
            self.logger = logger
        }

        /// Below this path lies the server's own, and no screen of the app.
        static let ownPath = "/_waymark/"
        /// Routes start here.
        static let basePath = "/"
    }
#endif
