// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// An event that reaches an app from outside of its windows.
enum ExternalEvent {
    case url(URL)
    case activity(NSUserActivity)

    /// The string that windows are chosen by (RES-010).
    var identifier: String {
        switch self {
        case .url(let url): url.absoluteString
        case .activity(let activity):
            activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? ""
        }
    }

    /// The forms in which handlers may take it, the best first: a universal link is a URL
    /// (RES-009).
    var forms: [ExternalEvent] {
        guard case .activity(let activity) = self, let url = activity.webpageURL,
            activity.activityType == NSUserActivityTypeBrowsingWeb
        else { return [self] }
        return [.url(url), self]
    }
}

/// A view's handler for events from outside.
enum ExternalEventHandler {
    case url((URL) -> Void)
    case activity(type: String, (NSUserActivity) -> Void)

    /// Returns what to do for an event; `nil` if it is not for this handler.
    func action(for event: ExternalEvent) -> (() -> Void)? {
        switch (self, event) {
        case (.url(let action), .url(let url)): { action(url) }
        case (.activity(let type, let action), .activity(let activity))
        where type == activity.activityType: { action(activity) }
        default: nil
        }
    }
}
