// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that stands for several (NAV-251).
@MainActor protocol ViewListing {
    var listedViews: [AnyView] { get }
}

/// The views that a builder's content consists of, one for each column.
@MainActor func listedViews<V: View>(of view: V) -> [AnyView] {
    (view as? any ViewListing)?.listedViews ?? [AnyView(view)]
}

extension EmptyView: ViewListing {
    @MainActor var listedViews: [AnyView] { [] }
}

extension TupleView: ViewListing {
    @MainActor var listedViews: [AnyView] {
        Mirror(reflecting: value).children.flatMap { child -> [AnyView] in
            (child.value as? any View).map { list($0) } ?? []
        }
    }
}

extension Group: ViewListing where Content: View {
    @MainActor var listedViews: [AnyView] { list(content) }
}

extension Optional: ViewListing where Wrapped: View {
    @MainActor var listedViews: [AnyView] { map { list($0) } ?? [] }
}

extension _ConditionalContent: ViewListing where TrueContent: View, FalseContent: View {
    @MainActor var listedViews: [AnyView] {
        switch storage {
        case .first(let view): list(view)
        case .second(let view): list(view)
        }
    }
}

extension AnyView: ViewListing {
    @MainActor var listedViews: [AnyView] { list(view) }
}

extension ForEach: ViewListing where Content: View {
    @MainActor var listedViews: [AnyView] { data.flatMap { list(content($0)) } }
}

@MainActor private func list<V: View>(_ view: V) -> [AnyView] { listedViews(of: view) }
