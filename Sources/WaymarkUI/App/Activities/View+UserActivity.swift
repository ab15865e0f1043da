// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that says what a person does while it is visible.
private nonisolated struct UserActivityView<Content: View>: EffectView {
    let content: Content
    let activityType: String
    let isActive: Bool
    let fill: (NSUserActivity) -> Void

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        UserActivityView<V>(
            content: other, activityType: activityType, isActive: isActive, fill: fill)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        UserActivityNode(view, inputs)
    }
}

@MainActor
private final class UserActivityNode<Content: View>:
    EffectViewNode<UserActivityView<Content>>
{
    private var activity: NSUserActivity?
    private let observing = ObservingFlag()

    override func appear() { advertise() }

    override func disappear() { withdraw() }

    override func update(_ view: UserActivityView<Content>) {
        super.update(view)
        refreshLater()
    }

    // Something that the app's closure read has changed.
    override func reevaluate() { refreshLater() }

    private func refreshLater() {
        guard hasAppeared else { return }
        graph.lifecycle.actions.append { [weak self] in self?.refresh() }
    }

    private func refresh() {
        guard hasAppeared else { return }
        if let activity, view.isActive, activity.activityType == view.activityType {
            fill(activity)
        } else {
            withdraw()
            advertise()
        }
    }

    private func advertise() {
        guard view.isActive else { return }
        let new = NSUserActivity(activityType: view.activityType)
        activity = new
        graph.appWindow?.activities.advertise(new)
        fill(new)
    }

    private func fill(_ activity: NSUserActivity) {
        evaluate(observing: observing) { view.fill(activity) }
    }

    private func withdraw() {
        if let activity { graph.appWindow?.activities.withdraw(activity) }
        activity = nil
    }
}

extension View {
    /// Says what a person does while this view is visible and `isActive` is true; `update` fills
    /// the activity in, again whenever the view changes (RES-011).
    ///
    /// Of several active ones of a window the last is current. A covered screen's is not.
    /// *Differs from Apple:* a host or a test reads it; no system does.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        UserActivityView(
            content: self, activityType: activityType, isActive: isActive, fill: update)
    }

    /// The same while there is an element, which `update` is given.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}
