// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Answers packed for browsers that unpack them.
///
/// `HTTPResponseCompressor` packs what passes through a connection of HTTP/1; here it works on
/// a connection that leads nowhere, so that answers of HTTP/2 are packed too, and files once.
enum Gzip {
    /// True if the sender of a request unpacks gzip.
    static func isTaken(by request: HTTPFields) -> Bool {
        let entries = request[values: .acceptEncoding].flatMap { $0.split(separator: ",") }
            .map(parts(of:))
        let entry =
            entries.first { $0.first?.lowercased() == "gzip" }
            ?? entries.first { $0.first == "*" }
        return entry.map { isWanted($0.dropFirst()) } ?? false
    }

    /// The bytes packed; the bytes themselves should packing fail.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        (try? pack(bytes)) ?? bytes
    }

    /// The name and what stands behind it.
    private static func parts(of entry: Substring) -> [String] {
        entry.split(separator: ";").map { $0.filter { $0 != " " } }
    }

    /// Returns true if what stands behind a name, such as `q=0.8`, does not refuse it.
    private static func isWanted(_ parameters: ArraySlice<String>) -> Bool {
        parameters.allSatisfy { !$0.hasPrefix("q=") || (Double($0.dropFirst(2)) ?? 0) > 0 }
    }

    private static func pack(_ bytes: [UInt8]) throws -> [UInt8] {
        let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        let request = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
        try channel.writeInbound(HTTPServerRequestPart.head(request))
        let head = HTTPResponseHead(version: .http1_1, status: .ok)
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        let body = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes)))
        channel.write(body, promise: nil)
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        var packed: [UInt8] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .body(.byteBuffer(let buffer)) = part {
                packed.append(contentsOf: buffer.readableBytesView)
            }
        }
        return packed
    }
}
#endif
