// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation
    import WaymarkElements

    /// Where a page is, as another process needs it to go on.
    struct SealedState: Codable, Equatable, Sendable {
        var page: String
        /// The window's width class.
        var size: String
        /// What the session saved.
        var saved: Data
        var date: Date

        @MainActor init(page: String, session: any Session, size: SizeClass, date: Date = Date()) {
            self.page = page
            self.size = size.rawValue
            self.date = date
            saved = Data(session.savedState)
        }

        /// Whether it is not too old; one from a clock that was ahead is taken.
        func isFresh(at now: Date) -> Bool {
            now.timeIntervalSince(date) < Sealer.lifetime
        }

        /// How the session goes on.
        func request(for person: String) -> SessionRequest {
            SessionRequest(
                size: SizeClass(rawValue: size) ?? .regular, person: person,
                savedState: Array(saved))
        }
    }
#endif
