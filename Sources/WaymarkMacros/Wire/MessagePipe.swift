// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages over two file descriptors: eight bytes of length, least significant first, then JSON.
struct MessagePipe {
    let input: Int32
    let output: Int32

    /// The next message; nothing at the end of input, which an empty or unreadable message also is.
    func receive() -> JSONValue? {
        guard let header = readBytes(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, length <= MessagePipe.longest, let body = readBytes(Int(length)) else {
            return nil
        }
        return try? JSONReader.value(of: body)
    }

    /// True if the message was written as a whole.
    func send(_ message: JSONValue) -> Bool {
        let body = Array(message.text.utf8)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
        return writeBytes(header + body)
    }

    /// The greatest length of a message: no source file comes near it; a greater one is not the
    /// compiler's.
    private static let longest: UInt64 = 1 << 30

    private func readBytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                read(input, buffer.baseAddress?.advanced(by: filled), count - filled)
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    private func writeBytes(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let put = bytes.withUnsafeBytes { buffer in
                write(output, buffer.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { return false }
            written += put
        }
        return true
    }
}
