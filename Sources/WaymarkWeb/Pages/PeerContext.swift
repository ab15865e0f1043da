// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Hummingbird
import NIOCore

/// The context on which a request's answer depends besides the request.
struct PeerContext: InitializableFromSource {
    /// The other end of the connection.
    let peer: SocketAddress?

    init(source: ApplicationRequestContextSource) { peer = source.channel.remoteAddress }
}
#endif
