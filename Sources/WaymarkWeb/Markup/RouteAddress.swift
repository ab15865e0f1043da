// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The address of a route below `basePath`, percent-encoded segment by segment.
///
/// `nil` when an address could not lead back to the same route: browsers drop the segments
/// `.` and `..`, an empty segment could name another host, and `@` begins the number of a value
/// that cannot be written.
func address(of route: [String], basePath: String) -> String? {
    var bytes = Array(basePath.utf8)
    if bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
    for (index, segment) in route.enumerated() {
        if segment.isEmpty || segment == "." || segment == ".." || segment.first == "@" {
            return nil
        }
        if index > 0 { bytes.append(UInt8(ascii: "/")) }
        for byte in segment.utf8 { bytes.appendPercentEncoded(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
    /// Adds a byte as addresses hold it, which is not as it is unless it is unreserved.
    mutating func appendPercentEncoded(_ byte: UInt8) {
        if byte.isUnreserved { return append(byte) }
        append(UInt8(ascii: "%"))
        append((byte >> 4).hexadecimalDigit)
        append((byte & 15).hexadecimalDigit)
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8 {
        self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10
    }
}
