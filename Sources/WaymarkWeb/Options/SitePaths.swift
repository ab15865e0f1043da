// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The paths of an app's screens on their server, and of what is the server's own.
struct SitePaths: Equatable, Sendable {
    /// The routes of the app start here; it begins and ends with a slash.
    let base: String

    /// Below this path lies the server's own, and no screen of the app.
    var own: String { base + "_waymark/" }
    /// The path at which pages ask for their socket.
    var socket: String { own + "socket" }
    /// The path to which forms are sent that no script sends.
    var form: String { own + "act" }
    /// The style sheet of the class names in its query.
    var sheet: String { own + "style.css" }

    /// The app is all that the server has.
    init() { base = "/" }

    /// - Throws: `WebError.badPath` if a segment is more than letters, digits and `-._~`.
    init(mountedAt path: String) throws(WebError) {
        let segments = path.split(separator: "/")
        for segment in segments {
            let isPlain = segment.utf8.allSatisfy(\.isUnreserved)
            guard isPlain, segment != ".", segment != ".." else { throw .badPath(path) }
        }
        base = "/" + segments.map { $0 + "/" }.joined()
    }

    /// True if this is no screen of the app.
    func isOwn(_ path: String) -> Bool { path.hasPrefix(own) || path + "/" == own }

    /// The route of a path, such as `["recipes", "Pho bo"]` of `/recipes/Pho%20bo`; `nil` if it
    /// is not percent-encoded UTF-8, or lies elsewhere.
    func route(of path: String) -> [String]? {
        guard (path + "/").hasPrefix(base) else { return nil }
        var route: [String] = []
        for segment in path.dropFirst(base.utf8.count).split(separator: "/") {
            guard let text = String(segment).removingPercentEncoding else { return nil }
            route.append(text)
        }
        return route
    }

    /// The path of a route; that of the start if no path leads back to it.
    func path(of route: [String]) -> String {
        address(of: route, basePath: base) ?? base
    }
}
#endif
