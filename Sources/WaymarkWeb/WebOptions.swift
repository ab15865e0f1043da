// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// Where a server listens, and with which secrets.
    public struct WebOptions: Sendable {
        /// The name or address to listen on; `127.0.0.1` is seen by this computer only.
        public var host: String
        /// The port; 0 takes any that is free.
        public var port: Int
        /// What signs cookies and seals pages: the same for every process of a site.
        public var keys: WebKeys
        /// What the app changes of the looks.
        public var theme: WebTheme?
        /// Called with the address, such as `http://127.0.0.1:8080`, once pages can be asked for.
        public var onReady: (@Sendable (String) -> Void)?

        /// Describes where to listen; without keys, pages do not outlive the process.
        public init(
            host: String = "127.0.0.1", port: Int = 8080, keys: WebKeys = .ofThisProcess,
            onReady: (@Sendable (String) -> Void)? = nil
        ) {
            self.host = host
            self.port = port
            self.keys = keys
            self.onReady = onReady
        }
    }
#endif
