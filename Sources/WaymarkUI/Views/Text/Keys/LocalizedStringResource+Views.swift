// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Text {
    /// The text of a resource.
    ///
    /// *Differs from Apple:* a string literal is a key; Apple's newest systems read it as a
    /// resource, which shows the same.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(
            KeyedWords(
                resource.text, table: resource.table, bundle: resource.bundle.bundle,
                language: resource.language))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label of a title from a resource, and a symbol.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// A label of a title from a resource, and a picture.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
}

extension Button where Label == Text {
    /// A button with a title from a resource.
    @_disfavoredOverload
    @preconcurrency public nonisolated init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: Text(titleResource))
    }

    /// A button with a meaning and a title from a resource.
    @_disfavoredOverload
    @preconcurrency public nonisolated init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(titleResource))
    }
}

extension Button where Label == WaymarkUI.Label<Text, Image> {
    /// A button with a title from a resource, and a symbol.
    @_disfavoredOverload
    @preconcurrency public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(titleResource, systemImage: systemImage)
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a meaning, a title from a resource, and a symbol.
    @_disfavoredOverload
    @preconcurrency public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(titleResource, systemImage: systemImage)
        self.init(role: role, action: action, label: label)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows under a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content)
    }
}

extension Toggle where Label == Text {
    /// A switch with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// A field with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(FieldText(text), label: Text(titleResource))
    }

    /// A field with a title from a resource, and what it shows while it is empty.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
    ) {
        self.init(FieldText(text), prompt: prompt, label: Text(titleResource))
    }

    /// A field with a title from a resource; renderers show one line in both directions.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
    ) {
        self.init(FieldText(text), label: Text(titleResource))
    }

    /// A field with a title from a resource and what it shows while it is empty, in one line.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(FieldText(text), prompt: prompt, label: Text(titleResource))
    }
}
