// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view whose body runs only when the view compares unequal.
public nonisolated struct EquatableView<Content: Equatable & View>: TransparentView {
    /// The view that is compared.
    public var content: Content

    /// Wraps a view; `equatable()` is the usual way.
    public init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
    /// Runs this view's body only when the view compares unequal; the graph does so anyway.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
