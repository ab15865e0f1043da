// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// The names that this server answers to; a page that an attacker's name leads here is none.
struct HostList: Equatable, Sendable {
    private let names: Set<String>
    private let allowsAddresses: Bool
    private let allowsAll: Bool

    /// Makes a list of what the server listens on, and of the names that are allowed besides; `*`
    /// allows every name.
    init(listeningOn host: String, allowed: [String] = []) {
        names = Set(([host] + allowed).map { $0.lowercased() })
        allowsAddresses = ["0.0.0.0", "::"].contains(host)
        allowsAll = allowed.contains("*")
    }

    /// - Throws: `WebError.badHostName` for the first that no request can name.
    static func check(_ names: [String]) throws(WebError) {
        for name in names where !isName(name) { throw .badHostName(name) }
    }

    /// True if this is a name or an address alone, or `*`.
    private static func isName(_ text: String) -> Bool {
        if text == "*" || isAddress(text) { return true }
        return !text.isEmpty && text.utf8.allSatisfy(\.isUnreserved)
    }

    /// True if the `Host` of a request, with or without a port, is one of this server's.
    func allows(_ field: String) -> Bool {
        let name = Self.name(of: field)
        if name.isEmpty { return false }
        if allowsAll || names.contains(name) || Self.isLoopback(name) { return true }
        return allowsAddresses && Self.isAddress(name)
    }

    /// True if the `Host` of a request names the computer that asks.
    static func isOfThisComputer(_ field: String) -> Bool { isLoopback(name(of: field)) }

    private static func isLoopback(_ name: String) -> Bool {
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return isAddress(name) && Caller.isLoopback(name)
    }

    private static func isAddress(_ text: String) -> Bool {
        (try? SocketAddress(ipAddress: text, port: 0)) != nil
    }

    /// `[::1]:80` is `::1`, and `Example.org:80` is `example.org`; empty for what is no host.
    private static func name(of field: String) -> String {
        let field = field.lowercased()
        var rest = field[...]
        let name: Substring
        if rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return "" }
            name = rest[..<end].dropFirst()
            rest = rest[end...].dropFirst()
        } else {
            name = rest.prefix { $0 != ":" }
            rest = rest[name.endIndex...]
        }
        let isPort = rest.first == ":" && rest.dropFirst().allSatisfy(\.isNumber)
        return rest.isEmpty || isPort ? String(name) : ""
    }
}
#endif
