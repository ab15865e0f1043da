// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension HTMLNode.Attribute {
    /// An address that an app gave, if following it can do no more than go there; otherwise `nil`.
    ///
    /// Allowed are `http`, `https`, `mailto`, `tel`, and addresses without a scheme.
    init?(_ name: String, safeAddress address: String) {
        guard isSafe(address: address) else { return nil }
        self.init(name, address)
    }
}

/// True if an address has no scheme, or one that runs nothing.
///
/// Browsers drop white space and control characters before they look for a scheme; an address
/// with any of them is not safe.
private func isSafe(address: String) -> Bool {
    if address.utf8.contains(where: { $0 <= 32 || $0 == 127 }) { return false }
    let head = address.prefix { !"/?#".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto", "tel"].contains(head[..<colon].lowercased())
}
