// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// Counts the connections of a server. Where the process may open no more files, new ones wait
/// until others end or are closed, and the log says so: else they would fail without a word.
final class OpenConnections: AvailableConnectionsDelegate {
    private struct State {
        var count = 0
        /// True if it was told that all are open, since that was far from so.
        var isTold = false
        var ofNetworks: [String: Int] = [:]
    }

    private let state = NIOLockedValueBox(State())
    private let most: Int
    private let logger: Logger

    init(most: Int, logger: Logger) {
        self.most = most
        self.logger = logger
    }

    var count: Int { state.withLockedValue(\.count) }

    func connectionOpened() {
        let isNews = state.withLockedValue { state in
            state.count += 1
            guard state.count >= most, !state.isTold else { return false }
            state.isTold = true
            return true
        }
        if isNews { tell() }
    }

    func connectionClosed() {
        state.withLockedValue { state in
            state.count -= 1
            if state.count <= most / 2 { state.isTold = false }
        }
    }

    func isAcceptingNewConnections() -> Bool { count < most }

    /// The number of connections that one network may have, so that nobody takes all.
    var mostOfNetwork: Int { max(most / 2, 1) }

    /// Counts a connection that was accepted without a question, or closes it.
    ///
    /// - Throws: `WireError.tooManyConnections` if all are open.
    func enter(_ channel: any Channel) throws(WireError) {
        let hasRoom = isAcceptingNewConnections()
        connectionOpened()
        channel.closeFuture.whenComplete { _ in self.connectionClosed() }
        if hasRoom { return }
        channel.close(promise: nil)
        throw .tooManyConnections(most)
    }

    /// Counts a connection of a network until it closes, or closes it.
    ///
    /// - Throws: `WireError.tooManyConnections` if the network has as many as it may.
    func enter(_ channel: any Channel, from network: String?) throws(WireError) {
        guard let network else { return }
        guard takes(network) else {
            channel.close(promise: nil)
            throw .tooManyConnections(mostOfNetwork)
        }
        channel.closeFuture.whenComplete { _ in self.left(network) }
    }

    /// True if the network may have one more, which is counted then.
    func takes(_ network: String) -> Bool {
        state.withLockedValue { state in
            let count = state.ofNetworks[network, default: 0]
            if count >= mostOfNetwork { return false }
            state.ofNetworks[network] = count + 1
            return true
        }
    }

    func left(_ network: String) {
        state.withLockedValue { state in
            let count = state.ofNetworks[network, default: 1] - 1
            state.ofNetworks[network] = count == 0 ? nil : count
        }
    }

    private func tell() {
        logger.warning(
            """
            \(most) connections are open, which is all that the files of this process allow; \
            no other is answered until one ends. Let it open more ('ulimit -n', LimitNOFILE in a \
            unit of systemd), or start another process
            """)
    }

    /// Returns the number of connections that may be open at once in a process that needs some of
    /// its files for others.
    static func most(ofFiles files: Int) -> Int { max(files - 64, files / 2) }

    /// The number of files that this process may open.
    static var files: Int {
        let files = sysconf(Int32(_SC_OPEN_MAX))
        return files > 0 ? files : .max
    }
}
#endif
