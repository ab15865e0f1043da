// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import NIOCore

extension Channel {
    /// Lets the system close a connection whose other end takes none of what it was sent for a
    /// time, as long as that is a connection of TCP.
    func closeUnread(after time: Duration) {
        #if canImport(Glibc) || canImport(Musl)
        let option = NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)
        let milliseconds = SocketOptionValue(time / .milliseconds(1))
        setOption(.tcpOption(option), value: milliseconds).whenFailure { _ in }
        #endif
    }
}
#endif
