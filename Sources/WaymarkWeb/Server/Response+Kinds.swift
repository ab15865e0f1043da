// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// A sentence, for people who come to a wrong address.
    static func plain(
        _ text: String, _ status: HTTPResponse.Status, allow: Bool = false
    ) -> Response {
        var response = Response(text + "\n", type: "text/plain; charset=utf-8", status: status)
        if allow { response.headers[.allow] = "GET, HEAD" }
        return response
    }

    static let forbidden = plain("This page was not made here. Reload it.", .forbidden)

    /// Another name leads to this server; a page of it must not be read as that site's.
    ///
    /// - Parameter isMounted: Whether somebody's own server says by which names it is called.
    static func unknownHost(_ host: String, isMounted: Bool) -> Response {
        if host.isEmpty { return plain("The request names no host.", .badRequest) }
        let remedy =
            isMounted
            ? "name it in 'allowedHosts' of the app's options."
            : "start it with --allow-host NAME."
        return plain(
            "This server does not answer for '\(host.prefix(100))'. If it should, \(remedy)",
            .misdirectedRequest)
    }

    /// The same, to be asked for again after so many seconds.
    func retrying(after seconds: Int) -> Response {
        var response = self
        response.headers[.retryAfter] = String(seconds)
        return response
    }

    /// Success without contents.
    static var nothing: Response {
        Response(status: .noContent, headers: .secure)
    }

    /// Prometheus text.
    static func metrics(_ text: String) -> Response {
        Response(text, type: "text/plain; version=0.0.4; charset=utf-8", caching: "no-store")
    }

    static func notice(_ page: NoticePage, _ status: HTTPResponse.Status) -> Response {
        Response(
            ByteBuffer(bytes: page.bytes), type: "text/html; charset=utf-8", status: status)
    }

    /// Makes a redirect to the address at which to go on after a form.
    static func seeOther(_ location: String, cookie: String?) -> Response {
        var headers = HTTPFields.secure
        headers[.location] = location
        headers[.cacheControl] = "no-store"
        headers[.setCookie] = cookie
        return Response(status: .seeOther, headers: headers)
    }

    static func json(_ text: String) -> Response {
        Response(text, type: "application/json", caching: "no-store")
    }

    /// What a browser needs to install the app.
    static func manifest(_ json: String) -> Response {
        Response(json, type: "application/manifest+json")
    }

    /// Rules that follow from the address alone.
    static func sheet(_ css: String, for request: HTTPFields) -> Response {
        var response = Response(
            Array(css.utf8), type: "text/css; charset=utf-8",
            packed: Gzip.isTaken(by: request), caching: immutable)
        response.headers[.vary] = "Accept-Encoding"
        return response
    }

    /// A document; not `no-store`, which could keep it out of the back/forward cache.
    static func page(
        _ document: PageDocument, _ status: HTTPResponse.Status, cookie: String?,
        packed isPacked: Bool
    ) -> Response {
        var response = Response(
            document.bytes, type: "text/html; charset=utf-8", packed: isPacked, status: status)
        response.headers[.cacheControl] = "private, no-cache"
        response.headers[.vary] = "Accept-Encoding, Cookie"
        if let cookie { response.headers[.setCookie] = cookie }
        return response
    }

    /// A file, or that the browser's copy of it is still good.
    static func asset(_ asset: Asset, query: String, for request: HTTPFields) -> Response {
        let tag = "W/\"\(asset.hash)\""
        let caching = query == "v=" + asset.hash ? immutable : "no-cache"
        var response =
            if request.knows(tag) {
                Response(status: .notModified, headers: asset.headers)
            } else if Gzip.isTaken(by: request) {
                Response(
                    asset.packed, type: asset.type, encoding: "gzip", headers: asset.headers)
            } else {
                Response(asset.bytes, type: asset.type, headers: asset.headers)
            }
        if caching != immutable { response.headers[.eTag] = tag }
        response.headers[.vary] = "Accept-Encoding"
        response.headers[.cacheControl] = caching
        return response
    }

    /// A picture of the app; one that can be opened as a document runs nothing.
    static func picture(_ picture: AppPicture, query: String) -> Response {
        let caching = query == "v=" + picture.version ? immutable : "no-cache"
        return Response(
            ByteBuffer(bytes: picture.bytes), type: picture.type, caching: caching)
    }

    private static let immutable = "max-age=31536000, immutable"

    private init(
        _ text: String, type: String, status: HTTPResponse.Status = .ok,
        caching: String = "no-cache"
    ) {
        self.init(
            ByteBuffer(string: text), type: type, status: status, caching: caching)
    }

    private init(
        _ bytes: [UInt8], type: String, packed isPacked: Bool,
        status: HTTPResponse.Status = .ok, caching: String = "no-cache"
    ) {
        self.init(
            ByteBuffer(bytes: isPacked ? Gzip.packed(bytes) : bytes), type: type,
            encoding: isPacked ? "gzip" : nil, status: status, caching: caching)
    }

    private init(
        _ bytes: ByteBuffer, type: String, encoding: String? = nil,
        status: HTTPResponse.Status = .ok, caching: String = "no-cache",
        headers: HTTPFields = .secure
    ) {
        var headers = headers
        headers[.contentEncoding] = encoding
        headers[.contentType] = type
        headers[.cacheControl] = caching
        self.init(
            status: status, headers: headers,
            body: ResponseBody(byteBuffer: bytes))
    }
}

extension HTTPFields {
    /// True if the browser has what goes by this tag.
    fileprivate func knows(_ tag: String) -> Bool {
        self[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
            .contains { $0.trimmingPrefix { $0 == " " } == tag }
    }
}

extension Response {
    /// Answers `HEAD`: the head says how long the body would be.
    mutating func leaveOutBody() {
        let length = headers[.contentLength]
        body = ResponseBody()
        headers[.contentLength] = length
    }
}
#endif
