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
        let assets: Assets
        let limits: PageLimits
        let logger: Logger

        @MainActor init(source: SessionSource, limits: PageLimits) {
            name = source.name
            sessions = SessionStore(source: source, limits: limits)
            signer = Signer(app: source.name)
            assets = Assets()
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
