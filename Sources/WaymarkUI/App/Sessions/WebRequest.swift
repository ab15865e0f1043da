// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A browser's request to see the app: the person, as the server knows them, and the address.
///
/// Apple's SwiftUI has no such type: there, an app has one person at a time.
public nonisolated struct WebRequest: Sendable {
    /// The same for all windows and visits of one person; without accounts, of one browser.
    public let person: String
    /// The address that was asked for; `nil` for a window that goes on from an earlier one.
    public let url: URL?
    private let value: (any Sendable)?

    /// Describes a person, to set `EnvironmentValues.webRequest` in a preview or a test.
    public init(person: String, url: URL? = nil, user: (any Sendable)? = nil) {
        self.person = person
        self.url = url
        value = user
    }

    /// The request of a session; `nil` if no browser asked.
    init?(_ request: SessionRequest) {
        if request.person.isEmpty { return nil }
        self.init(
            person: request.person, url: request.url.flatMap { URL(string: $0) },
            user: request.user)
    }

    /// Returns what the server knows of the person, if it is a value of this type.
    public func user<User>(as type: User.Type = User.self) -> User? { value as? User }
}

private struct WebRequestKey: EnvironmentKey {
    static var defaultValue: WebRequest? { nil }
}

extension EnvironmentValues {
    /// The request of the browser that shows the app; `nil` anywhere else, as in tests and in a
    /// terminal.
    public var webRequest: WebRequest? {
        get { self[WebRequestKey.self] }
        set { self[WebRequestKey.self] = newValue }
    }
}
