// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The pictures in files of the process that one view has read.
@MainActor final class LocalPictures {
    /// The bytes that go to a renderer as part of the page.
    static let limit = 1 << 20
    private var known: (url: URL, data: Data?)?

    nonisolated init() {}

    /// Reads a file, once while the view asks for the same one.
    func phase(of url: URL, scale: CGFloat) -> AsyncImagePhase {
        if known?.url != url { known = (url, Self.read(url)) }
        guard let data = known?.data else { return .failure(URLError(.cannotOpenFile)) }
        guard data.count <= Self.limit else {
            return .failure(URLError(.dataLengthExceedsMaximum))
        }
        guard let type = Self.type(of: data) else {
            return .failure(URLError(.cannotDecodeContentData))
        }
        let address = "data:\(type);base64,\(data.base64EncodedString())"
        let picture = RemotePicture(address: address, scale: scale > 0 ? Double(scale) : 1)
        return .success(Image(.address(picture)))
    }

    /// Reads at most one byte more than the limit, and nothing but files: a pipe would be waited for.
    private static func read(_ url: URL) -> Data? {
        let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard isFile == true else { return nil }
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        return try? file.read(upToCount: limit + 1)
    }

    /// The type of a picture by its first bytes; `nil` for what is none.
    private static func type(of data: Data) -> String? {
        let start = [UInt8](data.prefix(12))
        func begins(_ bytes: [UInt8], at place: Int = 0) -> Bool {
            start.dropFirst(place).starts(with: bytes)
        }
        if begins([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins(Array("GIF8".utf8)) { return "image/gif" }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
        if begins(Array("ftypavif".utf8), at: 4) { return "image/avif" }
        return nil
    }
}
