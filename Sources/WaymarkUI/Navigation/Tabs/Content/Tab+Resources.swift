// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title from a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let image = Image(systemName: systemImage)
        let label = DefaultTabLabel(title: Text(titleResource), image: image)
        self.init(value: value, content: content(), label: label)
    }

    /// A tab with a title from a resource and a picture.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: value, content: content(), label: label)
    }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// A tab with a title from a resource and a symbol, and without a value.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let image = Image(systemName: systemImage)
        let label = DefaultTabLabel(title: Text(titleResource), image: image)
        self.init(value: nil, content: content(), label: label)
    }

    /// A tab with a title from a resource and a picture, and without a value.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
        self.init(value: nil, content: content(), label: label)
    }
}
