// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The reason why a connection is closed: a code for the browser's script and a sentence for
/// people.
enum WireError: Error, Equatable, CustomStringConvertible {
    case notJSON
    case notText
    case badFrame
    case tooLarge(limit: Int)
    case tooManyPieces
    case missingField(String, kind: String)
    case wrongType(field: String)
    case unknownKind(String)
    case unknownAction(String)
    case notJoined
    case joinedTwice
    case acknowledgedUnsent(Int)
    case wrongToken
    case signedOut
    case outdated
    case tooFast(burst: Int, rate: Int)
    case tooManyPages(Int)
    case tooManyOfNetwork(Int)
    case tooManyConnections(Int)
    case silent
    case unread(limit: Int)
    case overgrown
    case superseded
    case goingAway

    /// 1000 to 1015 mean what RFC 6455 says; from 4000 they are ours.
    var code: UInt16 {
        switch self {
        case .notJSON: 1007
        case .tooLarge: 1009
        case .tooManyPieces: 1008
        case .badFrame: 1002
        case .goingAway: 1001
        case .notText: 1003
        case .tooManyPages, .tooManyOfNetwork, .tooManyConnections: 1013
        case .superseded: 4001
        case .wrongToken: 4403
        case .signedOut: 4401
        case .outdated: 4410
        case .silent, .unread, .overgrown: 4408
        case .tooFast: 4429
        case .missingField, .wrongType, .unknownKind, .unknownAction, .notJoined, .joinedTwice,
            .acknowledgedUnsent:
            4400
        }
    }

    /// A sentence for a log that says what is wrong and what to do now.
    var description: String { "\(fact); \(advice)" }

    /// The same for people; short enough for a close frame.
    var sentences: String { "\(fact.beginning). \(advice.beginning)." }

    private var fact: String {
        switch self {
        case .notJSON: "the message is not a JSON object as expected"
        case .notText: "only text messages are understood"
        case .badFrame: "a frame breaks the rules of WebSocket"
        case .tooLarge(let limit): "the message is larger than \(limit) bytes"
        case .tooManyPieces: "the message comes in too many pieces"
        case .missingField(let name, ""): "the message lacks field '\(name)'"
        case .missingField(let name, let kind): "message '\(kind.short)' lacks field '\(name)'"
        case .wrongType(let field): "field '\(field.short)' has a value of the wrong type"
        case .unknownKind(let kind): "there is no message '\(kind.short)'"
        case .unknownAction(let name): "there is no action '\(name.short)'"
        case .notJoined: "the first message must be 'join'"
        case .joinedTwice: "this connection has joined a page already"
        case .acknowledgedUnsent(let number): "patch \(number) was never sent"
        case .wrongToken: "the token is not this page's"
        case .signedOut: "you are signed out, or signed in as somebody else"
        case .outdated: "the page's script is another one than the server's"
        case .tooFast(let burst, let rate):
            "more than \(burst) messages at once or \(rate) a second"
        case .tooManyPages(let limit): "the server has \(limit) open pages already"
        case .tooManyOfNetwork(let limit): "your network has \(limit) open pages already"
        case .tooManyConnections(let limit): "your network has \(limit) connections already"
        case .silent: "no sign of life"
        case .unread(let limit): "more than \(limit) bytes were not read"
        case .overgrown: "the connection knows more looks than a page has"
        case .superseded: "this page is open in another window"
        case .goingAway: "the server is stopping"
        }
    }

    private var advice: String {
        switch self {
        case .tooLarge: "send less at once"
        case .tooManyPieces: "send each in one frame"
        case .tooFast: "wait before sending more"
        case .tooManyPages: "try again later"
        case .tooManyOfNetwork, .tooManyConnections: "close some, or try again later"
        case .superseded: "reload it to go on here"
        case .wrongToken, .signedOut, .outdated: "reload the page"
        case .silent, .unread, .overgrown, .goingAway: "connect again"
        default: "see Documentation/Wire.md"
        }
    }

    /// The reason by which the operators' metrics count it.
    var refusal: SiteMetrics.Refusal {
        switch self {
        case .tooFast: .rate
        case .tooManyPages, .tooManyOfNetwork, .tooManyConnections: .full
        default: .fault
        }
    }

    /// True if the browser's script is at fault, so that it belongs into the log.
    var isFault: Bool {
        switch self {
        case .superseded, .signedOut, .goingAway, .silent, .outdated, .overgrown: false
        default: true
        }
    }
}

extension WireError {
    /// The sentence that belongs to what Foundation found wrong.
    init(decoding error: any Error) {
        guard let error = error as? DecodingError else {
            self = .notJSON
            return
        }
        switch error {
        case .keyNotFound(let key, _): self = .missingField(key.stringValue, kind: "")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let field = context.codingPath.first?.stringValue
            self = field.map { .wrongType(field: $0) } ?? .notJSON
        default: self = .notJSON
        }
    }
}

extension String {
    /// The text as the beginning of a sentence.
    fileprivate var beginning: String { prefix(1).uppercased() + dropFirst() }

    /// Enough of a stranger's text for a log: printable and short.
    fileprivate var short: String {
        String(
            unicodeScalars.filter { $0.isASCII && $0.value >= 32 }.prefix(30).map(
                Character.init))
    }
}
#endif
