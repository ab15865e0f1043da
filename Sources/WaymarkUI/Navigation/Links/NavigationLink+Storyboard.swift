// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The content of a link to a scene of a WatchKit storyboard; there are no storyboards here.
@available(*, unavailable, message: "there are no storyboards; give the link a destination")
public struct _WKStoryboardContent: View {
    /// Never asked for.
    public var body: Never { noBody(of: Self.self) }
}

@available(*, unavailable, message: "there are no storyboards; give the link a destination")
extension NavigationLink where Destination == _WKStoryboardContent {
    /// A link to a scene of a WatchKit storyboard, of which there are none.
    public init(destinationName: String, @ViewBuilder label: () -> Label) { noStoryboards() }

    /// A link to a scene of a WatchKit storyboard, of which there are none.
    public init(
        destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { noStoryboards() }

    /// A link to a scene of a WatchKit storyboard, of which there are none.
    public init<V: Hashable>(
        destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { noStoryboards() }
}

/// Never called: what calls it does not compile in an app.
private func noStoryboards() -> Never {
    // Safe: every caller is marked unavailable.
    fatalError("there are no storyboards")
}
