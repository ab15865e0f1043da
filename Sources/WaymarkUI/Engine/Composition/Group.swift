// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Several views treated as one, without an arrangement of its own.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never

    /// The views of the closure, for a place that takes one view.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: WrappingView, TransparentView where Content: View {}
