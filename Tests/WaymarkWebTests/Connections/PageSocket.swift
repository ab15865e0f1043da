// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

@testable import WaymarkWeb

/// One page as a browser would have it: its document's data and a socket.
actor PageSocket {
    enum Message: Equatable, Sendable {
        case text(String)
        case close(code: Int, reason: String)
        case end

        var text: String? {
            if case .text(let text) = self { text } else { nil }
        }

        /// A string of the message, by its name.
        func string(_ name: String) -> String? {
            let parts = text?.components(separatedBy: "\"\(name)\":\"") ?? []
            return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : nil
        }
    }

    private let stream: ByteStream
    private var buffer: [UInt8] = []
    private(set) var status = 0
    /// The cookie that the server's answer told the browser to keep.
    private(set) var cookie: String?

    /// Asks for a socket; `status` is 101 if it was granted.
    init(
        _ server: RunningServer, page: String, token: String, cookie: String?,
        origin: String? = nil, host: String? = nil
    ) async throws {
        stream = try await ByteStream(port: server.port)
        let head = Self.head(
            at: server.base, page: page, token: token, cookie: cookie,
            host: host ?? server.host, origin: origin ?? "http://" + server.host)
        try await stream.write(Array(head.utf8))
        try await readHead()
    }

    /// The request for a socket.
    static func head(
        at base: String = "/", page: String, token: String, cookie: String?, host: String,
        origin: String
    ) -> String {
        var head = "GET \(base)_waymark/socket?page=\(page)&token=\(token) HTTP/1.1\r\n"
        head += "host: \(host)\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        head += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        head += "origin: \(origin)\r\n"
        if let cookie { head += "cookie: \(cookie)\r\n" }
        return head + "\r\n"
    }

    private func readHead() async throws {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let place = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) {
                let answer = RunningServer.Answer(Array(buffer[..<(place + 4)]))
                (status, cookie) = (answer.status, answer.cookie)
                buffer.removeFirst(place + 4)
                return
            }
            guard let more = try await stream.read() else { return }
            buffer += more
        }
    }

    func send(_ text: String, opcode: UInt8 = 1) async throws {
        let bytes = Array(text.utf8)
        var frame: [UInt8] = [0x80 | opcode]
        switch bytes.count {
        case ..<126: frame.append(0x80 | UInt8(bytes.count))
        case ..<65536: frame += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
        default:
            frame.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) {
                frame.append(UInt8(bytes.count >> shift & 255))
            }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        frame += mask
        frame += bytes.enumerated().map { $1 ^ mask[$0 % 4] }
        try await stream.write(frame)
    }

    /// Sends bytes as they are, which need not be a frame that a browser would send.
    func send(raw bytes: [UInt8]) async throws { try await stream.write(bytes) }

    /// The next message; pings are passed over.
    func next() async throws -> Message {
        while true {
            if let (opcode, payload) = takeFrame() {
                if opcode == 1 { return .text(String(decoding: payload, as: UTF8.self)) }
                if opcode == 8, payload.count >= 2 {
                    let code = Int(payload[0]) << 8 | Int(payload[1])
                    return .close(
                        code: code,
                        reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
                }
                continue
            }
            guard let more = try await stream.read() else { return .end }
            buffer += more
        }
    }

    private func takeFrame() -> (opcode: UInt8, payload: [UInt8])? {
        guard buffer.count >= 2 else { return nil }
        var start = 2
        var length = Int(buffer[1] & 127)
        let extra = length == 126 ? 2 : length == 127 ? 8 : 0
        if extra > 0 {
            guard buffer.count >= 2 + extra else { return nil }
            length = buffer[2..<(2 + extra)].reduce(0) { $0 << 8 | Int($1) }
            start += extra
        }
        guard buffer.count >= start + length else { return nil }
        let frame = (buffer[0] & 15, Array(buffer[start..<(start + length)]))
        buffer.removeFirst(start + length)
        return frame
    }
}

/// A document that was asked for, and what its script would know.
struct Visit: Sendable {
    let server: RunningServer
    let answer: RunningServer.Answer
    let cookie: String

    var page: String { answer.data("page") }
    var token: String { answer.data("token") }
    var digest: String { answer.data("digest") }

    init(_ server: RunningServer, _ path: String = "/", cookie: String? = nil) async throws {
        self.server = server
        let headers = cookie.map { ["cookie": $0] } ?? [:]
        answer = try await server.request(path, headers: headers)
        self.cookie = answer.cookie ?? cookie ?? ""
    }

    func socket(origin: String? = nil) async throws -> PageSocket {
        try await PageSocket(server, page: page, token: token, cookie: cookie, origin: origin)
    }

    func join(
        page: String? = nil, token: String? = nil, resume: Bool = false, have: Int = 0,
        settled: Int = 0, digest: String? = nil, seal: String? = nil, version: String? = nil,
        route: String = "[]"
    ) -> String {
        let known = [("digest", digest), ("seal", seal), ("version", version)]
        let shown = known.compactMap { name, value in value.map { ",\"\(name)\":\"\($0)\"" } }
            .joined()
        return """
            {"k":"join","page":"\(page ?? self.page)","token":"\(token ?? self.token)",\
            "route":\(route),"width":"regular","resume":\(resume),"have":\(have),"s":\(settled)\(shown)}
            """
    }

    /// A socket that has joined with the document's own digest.
    func joined() async throws -> PageSocket {
        let socket = try await socket()
        try await socket.send(join(digest: digest))
        _ = try await socket.next()
        return socket
    }
}
#endif
