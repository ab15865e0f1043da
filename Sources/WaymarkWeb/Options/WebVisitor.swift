// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes

/// The person who asks for a page, as the accounts of a server know them.
public struct WebVisitor: Sendable {
    /// The same for all visits of one person, such as the number of an account: pages, sealed
    /// states and `AppStorage` belong to it.
    public let id: String
    /// The facts that the app may know of the person; `@Environment(\.webRequest)` hands them out.
    public let user: (any Sendable)?
    /// The languages that the browser asks for, the best first.
    var languages: [String] = []
    /// The name of the time zone of the person's clock, if their browser has said it.
    var timeZone: String?

    /// Describes a person; `user` is a value of your own type, such as an account.
    public init(id: String, user: (any Sendable)? = nil) {
        self.id = id
        self.user = user
    }
}

/// Finds out who makes a request, as by a session's cookie; `nil` is somebody unknown.
///
/// It is called for each page, form and socket, so it should answer quickly.
public typealias WebIdentification = @Sendable (HTTPRequest) async -> WebVisitor?
#endif
