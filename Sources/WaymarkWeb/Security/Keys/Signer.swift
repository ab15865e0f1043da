// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Crypto
import Foundation

/// Signs what browsers keep for this site.
struct Signer: Sendable {
    /// The cookie that tells who a browser belongs to: another one for each app of a host.
    let personCookie: String
    /// The first signs; what any of them signed is accepted.
    private let keys: [SymmetricKey]

    /// Signs for the app with this name.
    init(app: String, keys: WebKeys = .ofThisProcess) {
        self.keys = keys.derived(for: "sign")
        let name = app.utf8.map { $0.isTokenLetter ? Character(Unicode.Scalar($0)) : "-" }
        personCookie = "waymark-person-" + String(name)
    }

    /// The signature of these parts, in lowercase hexadecimal digits.
    func signature(of parts: String...) -> String {
        HMAC<SHA256>.authenticationCode(for: Self.bytes(parts), using: keys[0]).hexadecimal
    }

    /// Returns a mark that tells one person's page from another's in the same browser, and says no
    /// more.
    func mark(of person: String) -> String {
        String(signature(of: "mark", person).prefix(16))
    }

    /// True if the signature is that of these parts; takes equally long for every wrong one.
    func isValid(_ signature: String, of parts: String...) -> Bool {
        guard let code = [UInt8](hexadecimal: signature) else { return false }
        let bytes = Self.bytes(parts)
        return keys.contains {
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: bytes, using: $0)
        }
    }

    /// Each part with its length in front, so that no two lists of parts are the same bytes.
    private static func bytes(_ parts: [String]) -> [UInt8] {
        parts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) }
    }

    /// 128 random bits, in lowercase hexadecimal digits.
    static func randomName() -> String {
        (0..<16).map { _ in UInt8.random(in: 0...255) }.hexadecimal
    }
}

extension UInt8 {
    /// True if it may stand in a cookie's name as it is.
    fileprivate var isTokenLetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
#endif
