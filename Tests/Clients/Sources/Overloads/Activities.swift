// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

private struct Payload: Codable { var id = 1 }

struct Activities: View {
    @State private var payload: Payload?
    @State private var isActive = false

    var body: some View {
        Text("activities")
            .userActivity("a") { activity in activity.title = "a" }
            .userActivity("b", isActive: isActive) { describe($0) }
            .userActivity("c", isActive: isActive, describe)
            .userActivity("d", element: payload) { payload, activity in
                try? activity.setTypedPayload(payload)
            }
            .onContinueUserActivity("d") { activity in
                payload = try? activity.typedPayload(Payload.self)
            }
            .onContinueUserActivity("c", perform: { print($0.activityType) })
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL as Any) }
            .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
            .handlesExternalEvents(preferring: Set(arrayLiteral: "a"), allowing: [])
    }

    private func describe(_ activity: NSUserActivity) {
        activity.isEligibleForHandoff = true
        activity.isEligibleForSearch = true
        activity.isEligibleForPublicIndexing = false
        activity.isEligibleForPrediction = false
        activity.targetContentIdentifier = "b"
        activity.webpageURL = URL(string: "https://example.org")
        activity.userInfo = ["id": 1]
        activity.addUserInfoEntries(from: ["name": "b"])
        activity.requiredUserInfoKeys = ["id"]
        activity.keywords = ["b"]
        activity.expirationDate = .distantFuture
        activity.needsSave = true
        activity.becomeCurrent()
        activity.resignCurrent()
        activity.invalidate()
    }
}

struct ActivityApp: App {
    var body: some Scene {
        WindowGroup { Activities() }
        WindowGroup("b") { Activities() }
            .handlesExternalEvents(matching: ["b"])
        WindowGroup(id: "c") { Activities() }
            .handlesExternalEvents(matching: Set(["c", "*"]))
    }
}
