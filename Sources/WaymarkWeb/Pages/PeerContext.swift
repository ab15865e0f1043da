// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Hummingbird
import NIOCore

/// What a request's answer depends on besides the request.
struct PeerContext: InitializableFromSource {
    /// The other end of the connection.
    let peer: SocketAddress?

    init(source: ApplicationRequestContextSource) { peer = source.channel.remoteAddress }
}
#endif
