// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view for a screen that has no content: it says what is missing, why, and what to do.
public nonisolated struct ContentUnavailableView<
    Label: View, Description: View, Actions: View
>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Explains with any views.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// Shows the label, the description and the actions in the middle of the screen.
    @MainActor public var body: some View {
        VStack {
            label.font(.title2).fontWeight(.bold)
            description.foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == WaymarkUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Explains with a title, a symbol and a sentence.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { WaymarkUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Explains with a title that is known at run time, a symbol and a sentence.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { WaymarkUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Explains with a title, a picture and a sentence.
    public nonisolated init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil
    ) {
        self.init(label: { WaymarkUI.Label(title, image: name) }, description: { description })
    }

    /// Explains with a title that is known at run time, a picture and a sentence.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image name: String, description: Text? = nil
    ) {
        self.init(label: { WaymarkUI.Label(title, image: name) }, description: { description })
    }

    /// Says that a search found nothing.
    public nonisolated static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// Says that a search for this text found nothing.
    public nonisolated static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
