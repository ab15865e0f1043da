// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A label with more below it, which a person shows and hides.
///
/// In a list the label and what is below it are rows. The label is the button; in a list that
/// selects rows, a button in the label's row is.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    let expansion: Binding<Bool>?
    let label: Label
    let content: () -> Content
    var labelIsButton = true
    @State private var isOpen = false

    /// The label, and what is below it while it is shown.
    @MainActor public var body: some View {
        let disclosure = Disclosure(expansion ?? $isOpen)
        let below = disclosure.isExpanded ? content() : nil
        PlacedView { place in
            if place == .elsewhere {
                VStack(alignment: .leading) {
                    header(disclosure, place)
                    below.padding(.leading, Self.indent)
                }
            } else {
                header(disclosure, place)
                TraitView(content: below.padding(.leading, Self.indent), trait: LowerLevel())
            }
        }
    }

    private static var indent: Double { 20 }

    @MainActor @ViewBuilder
    private func header(_ disclosure: Disclosure, _ place: RowPlacement) -> some View {
        if labelIsButton, place != .selectableRow {
            disclosure.button {
                HStack {
                    label
                    Spacer()
                    disclosure.image.accessibilityHidden(true)
                }
            }
            .buttonStyle(.plain)
        } else if place == .elsewhere {
            HStack {
                DisclosureButton(disclosure: disclosure)
                label
            }
        } else {
            TraitView(content: label, trait: disclosure)
        }
    }
}

extension DisclosureGroup {
    /// A group that is closed at first and keeps to itself whether it is open.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(expansion: nil, label: label(), content: content)
    }

    /// A group of which the app says, and hears, whether it is open.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(expansion: isExpanded, label: label(), content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title, closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(expansion: nil, label: Text(titleKey), content: content)
    }

    /// A group with a title, of which the app says whether it is open.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(expansion: isExpanded, label: Text(titleKey), content: content)
    }

    /// A group with a title that is known at run time, closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(expansion: nil, label: Text(label), content: content)
    }

    /// A group with a title that is known at run time, of which the app says whether it is open.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(expansion: isExpanded, label: Text(label), content: content)
    }
}
