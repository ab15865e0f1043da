// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The activities that the visible views of one window advertise.
@MainActor final class SceneActivities {
    private var advertised: [NSUserActivity] = []

    /// The activity that was advertised last (RES-011).
    var current: NSUserActivity? { advertised.last }

    func advertise(_ activity: NSUserActivity) { advertised.append(activity) }

    func withdraw(_ activity: NSUserActivity) { advertised.removeAll { $0 === activity } }
}
