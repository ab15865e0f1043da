// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkElements

/// The state of a page, as another process needs it to go on.
struct SealedState: Decodable, Equatable, Sendable {
    /// The parts of a page that are not kept, however it goes on.
    struct Extras: OptionSet, Decodable, Sendable {
        let rawValue: Int
        static let sheet = Extras(rawValue: 1)
        static let typed = Extras(rawValue: 2)
    }

    var page: String
    /// The window's width class.
    var size: String
    /// The route at which a page was asked for that nobody has used yet.
    var route: [String]
    var url: String?
    /// The state that the session saved; `nil` for a page that nobody has used yet, so that it is
    /// made again in the same way, with the same ids.
    var saved: Data?
    var date: Date
    /// The parts besides that a page without a script had, so that it can say that they are gone.
    var alsoHad: Extras?

    /// A page as it was first drawn.
    init(page: String, drawnFor request: SessionRequest, date: Date = Date()) {
        self.page = page
        size = request.size.rawValue
        route = request.route
        url = request.url
        self.date = date
    }

    /// A page in use.
    @MainActor init(page: String, session: any Session, size: SizeClass, date: Date = Date()) {
        self.page = page
        self.size = size.rawValue
        self.date = date
        route = []
        saved = Data(session.savedState)
    }

    /// The state as `JSONDecoder` reads it; written in place, since every push seals.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(ascii: "{\"page\":")
        bytes.append(json: page)
        bytes.append(ascii: ",\"size\":")
        bytes.append(json: size)
        bytes.append(ascii: ",\"route\":")
        bytes.append(json: route)
        if let url {
            bytes.append(ascii: ",\"url\":")
            bytes.append(json: url)
        }
        if let saved {
            bytes.append(ascii: ",\"saved\":\"")
            bytes.append(contentsOf: saved.base64EncodedData())
            bytes.append(ascii: "\"")
        }
        if let alsoHad, !alsoHad.isEmpty {
            bytes.append(ascii: ",\"alsoHad\":")
            bytes.append(json: alsoHad.rawValue)
        }
        bytes.append(ascii: ",\"date\":")
        bytes.append(contentsOf: String(date.timeIntervalSinceReferenceDate).utf8)
        bytes.append(ascii: "}")
        return bytes
    }

    /// True if it is not too old; one from a clock that was ahead is taken.
    func isFresh(at now: Date) -> Bool {
        now.timeIntervalSince(date) < Sealer.lifetime
    }

    /// Returns the request with which the session goes on.
    func request(for visitor: WebVisitor) -> SessionRequest {
        SessionRequest(
            route: route, url: url, size: SizeClass(rawValue: size) ?? .regular,
            person: visitor.id, user: visitor.user, languages: visitor.languages,
            timeZone: visitor.timeZone, savedState: saved.map { Array($0) })
    }
}
#endif
