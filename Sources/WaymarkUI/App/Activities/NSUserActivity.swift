// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The type of the activity that a universal link arrives as; its address is `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A representation of what a person is doing in an app, so that it can be continued elsewhere or
/// later.
///
/// `userActivity(_:isActive:_:)` makes one and `onContinueUserActivity(_:perform:)` is given one.
///
/// *Differs from Apple:* Foundation on Linux has no such class; this one holds values. No system
/// takes them up: a test or a host reads the current one and hands it to another session.
open class NSUserActivity: NSObject {
    /// The type of the activity: a name that the app chose.
    public let activityType: String
    /// The title of the activity, as a person reads it.
    open var title: String?
    /// The data that the app needs to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` without which the activity cannot be continued.
    open var requiredUserInfoKeys: Set<String>?
    /// True if `userInfo` is out of date. *Differs from Apple:* nothing asks for it.
    open var needsSave = false
    /// The address at which the activity is continued in a web browser.
    open var webpageURL: URL?
    /// The address at which the one in `webpageURL` was found.
    open var referrerURL: URL?
    /// The date after which the activity is of no use.
    open var expirationDate: Date?
    /// Words by which a person may look for the activity.
    open var keywords: Set<String> = []
    /// The identifier of what the activity shows, for choosing the window that continues it
    /// (RES-010).
    open var targetContentIdentifier: String?
    /// A name by which the app can withdraw the activity.
    open var persistentIdentifier: String?
    /// True if another device may continue it. *Differs from Apple:* none asks.
    open var isEligibleForHandoff = true
    /// True if it may be searched for. *Differs from Apple:* there is no index.
    open var isEligibleForSearch = false
    /// True if everybody may find it. *Differs from Apple:* there is no index.
    open var isEligibleForPublicIndexing = false
    /// True if it may be suggested. *Differs from Apple:* nothing suggests it.
    open var isEligibleForPrediction = false

    /// Makes an activity of this kind that holds nothing yet.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`; what stands under the same keys is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// *Differs from Apple:* has no effect; `userActivity(_:isActive:_:)` makes one current.
    open func becomeCurrent() {}

    /// *Differs from Apple:* has no effect; set `isActive` of the modifier instead.
    open func resignCurrent() {}

    /// *Differs from Apple:* has no effect; the modifier lets go of its activity.
    open func invalidate() {}
}
