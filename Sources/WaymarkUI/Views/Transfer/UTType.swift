// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The type of data, by its identifier.
///
/// *Differs from Apple:* the system's types are not known, only those named here and those that an
/// app names; it comes with SwiftUI.
public nonisolated struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.json`.
    public let identifier: String

    /// The type with this identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// A type that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier)
    }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier)
    }

    private init(named identifier: String) { self.identifier = identifier }

    /// The identifier.
    public var description: String { identifier }

    /// Any thing.
    public static var item: Self { Self(named: "public.item") }
    /// Anything with content.
    public static var content: Self { Self(named: "public.content") }
    /// Any bytes.
    public static var data: Self { Self(named: "public.data") }
    /// The address of something.
    public static var url: Self { Self(named: "public.url") }
    /// The address of a file.
    public static var fileURL: Self { Self(named: "public.file-url") }
    /// Text of any kind.
    public static var text: Self { Self(named: "public.text") }
    /// Text without styling.
    public static var plainText: Self { Self(named: "public.plain-text") }
    /// Text without styling, in UTF-8.
    public static var utf8PlainText: Self { Self(named: "public.utf8-plain-text") }
    /// Text with values apart by commas.
    public static var commaSeparatedText: Self {
        Self(named: "public.comma-separated-values-text")
    }
    /// JSON.
    public static var json: Self { Self(named: "public.json") }
    /// XML.
    public static var xml: Self { Self(named: "public.xml") }
    /// A page.
    public static var html: Self { Self(named: "public.html") }
    /// A property list.
    public static var propertyList: Self { Self(named: "com.apple.property-list") }
    /// Pages as printed.
    public static var pdf: Self { Self(named: "com.adobe.pdf") }
    /// A picture of any kind.
    public static var image: Self { Self(named: "public.image") }
    /// A picture without loss.
    public static var png: Self { Self(named: "public.png") }
    /// A photograph.
    public static var jpeg: Self { Self(named: "public.jpeg") }
    /// A folder.
    public static var folder: Self { Self(named: "public.folder") }
}
