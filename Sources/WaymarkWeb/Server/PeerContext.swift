// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird
    import NIOCore

    /// What a request's answer depends on besides the request.
    struct PeerContext: InitializableFromSource {
        /// Whether the other end is this computer.
        let isLocal: Bool

        init(source: ApplicationRequestContextSource) {
            isLocal = source.channel.remoteAddress?.isLoopback ?? false
        }
    }

    extension SocketAddress {
        fileprivate var isLoopback: Bool {
            guard let address = ipAddress else { return false }
            return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
        }
    }
#endif
