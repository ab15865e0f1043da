// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore

/// The sender of a request: their network, and the scheme by which the browser asked.
struct Caller: Equatable, Sendable {
    /// The network that limits count by: an IPv4 address, or the first half of an IPv6 one.
    let network: String
    /// True if a program of this computer asks, and not for somebody else.
    let isLocal: Bool
    /// True if the browser asked by https.
    let isSecure: Bool
    /// The network whose pages are counted; `nil` is this computer, which may have as many as
    /// it likes.
    var countedNetwork: String? { isLocal ? nil : network }

    /// Reads what proxies add only if they are trusted; without trust it only says that
    /// somebody else is behind the connection.
    init(
        _ fields: HTTPFields, peer: SocketAddress?, isEncrypted: Bool, trustsProxies: Bool
    ) {
        let origin = fields.last(of: "X-Forwarded-For")
        let address = peer?.ipAddress ?? ""
        network = Self.network(of: trustsProxies ? origin ?? address : address)
        isLocal = Self.isLoopback(address) && !fields.isForwarded
        isSecure =
            isEncrypted
            || (trustsProxies && fields.last(of: "X-Forwarded-Proto")?.lowercased() == "https")
    }

    /// True if an address is this computer's own.
    static func isLoopback(_ address: String) -> Bool {
        address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }

    /// The address alone; some proxies add the port.
    private static func withoutPort(_ text: String) -> String {
        if text.first == "[" { return String(text.dropFirst().prefix { $0 != "]" }) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : text
    }

    /// One person has as many IPv6 addresses as they like, but in one network of 64 bits.
    private static func network(of address: String) -> String {
        let address = withoutPort(address)
        guard let known = try? SocketAddress(ipAddress: address, port: 0) else {
            return String(address.prefix(64))
        }
        guard case .v6(let six) = known else { return address }
        var bits = six.address.sin6_addr
        let bytes = withUnsafeBytes(of: &bits) { Array($0) }
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10...11] == [255, 255]
        return isMapped
            ? bytes.suffix(4).map(String.init).joined(separator: ".")
            : Array(bytes.prefix(8)).hexadecimal + "::"
    }
}

extension HTTPFields {
    /// The last value in a list: what the nearest proxy said.
    fileprivate func last(of name: String) -> String? {
        guard let name = HTTPField.Name(name) else { return nil }
        let last = self[values: name].last?.split(separator: ",").last?.drop { $0 == " " }
        return last.map(String.init)
    }

    /// True if a proxy says that it asks for somebody else.
    fileprivate var isForwarded: Bool {
        ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"].contains {
            HTTPField.Name($0).map(contains) ?? false
        }
    }
}
#endif
