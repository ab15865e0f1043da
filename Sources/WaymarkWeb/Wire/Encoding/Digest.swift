// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Crypto

/// A short name for a document's contents.
enum Digest {
    /// The first 128 bits of the bytes' SHA-256, in hexadecimal digits.
    static func of(_ bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).prefix(16).hexadecimal
    }
}
#endif
