// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A preview of a value where it is shared or named: a title and pictures.
///
/// *Differs from Apple:* renderers show the title only.
public nonisolated struct SharePreview<Image, Icon>: Sendable
where Image: Transferable, Icon: Transferable {
    /// The title of the value, as a person reads it.
    let title: String
    /// A picture of the value.
    let image: Image?
    /// A small picture of the value.
    let icon: Icon?

    fileprivate init(title: String, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A title and both pictures.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: titleKey.string, image: image, icon: icon)
    }

    /// A title from a resource and both pictures.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(title: titleResource.string, image: image, icon: icon)
    }

    /// A title that is not localized and both pictures.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: String(title), image: image, icon: icon)
    }

    /// A text as title and both pictures.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title.plainString, image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A title and a picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: titleKey.string, image: image, icon: nil)
    }

    /// A title from a resource and a picture.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(title: titleResource.string, image: image, icon: nil)
    }

    /// A title that is not localized and a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: String(title), image: image, icon: nil)
    }

    /// A text as title and a picture.
    public nonisolated init(_ title: Text, image: Image) {
        self.init(title: title.plainString, image: image, icon: nil)
    }
}

extension SharePreview where Image == Never {
    /// A title and a small picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: titleKey.string, image: nil, icon: icon)
    }

    /// A title from a resource and a small picture.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(title: titleResource.string, image: nil, icon: icon)
    }

    /// A title that is not localized and a small picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: String(title), image: nil, icon: icon)
    }

    /// A text as title and a small picture.
    public nonisolated init(_ title: Text, icon: Icon) {
        self.init(title: title.plainString, image: nil, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title alone.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(title: titleKey.string, image: nil, icon: nil)
    }

    /// A title from a resource alone.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) {
        self.init(title: titleResource.string, image: nil, icon: nil)
    }

    /// A title alone that is not localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) {
        self.init(title: String(title), image: nil, icon: nil)
    }

    /// A text as title alone.
    public nonisolated init(_ title: Text) {
        self.init(title: title.plainString, image: nil, icon: nil)
    }
}
