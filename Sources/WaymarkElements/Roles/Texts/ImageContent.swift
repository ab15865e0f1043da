// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A symbol by name, or a picture by name.
public struct ImageContent: Equatable, Sendable {
    /// The source of an image.
    public enum Source: Equatable, Sendable {
        /// A symbol of the renderer, by its name.
        case symbol(String)
        /// A picture that the app has not, by its name.
        case picture(String)
        /// A picture of the app.
        indirect case file(PictureContent)
        /// A picture at an address outside of the app.
        indirect case address(RemotePicture)
        /// The place of a picture that is not there.
        case blank
    }

    /// The size of a symbol beside text.
    public enum Scale: String, Equatable, Sendable { case small, medium, large }

    /// The source of the image.
    public var source: Source
    /// The size of a symbol beside text.
    public var scale: Scale
    /// True if it grows to the space it is given.
    public var isResizable: Bool

    /// Makes an image of medium scale and fixed size, unless told otherwise.
    public init(_ source: Source, scale: Scale = .medium, isResizable: Bool = false) {
        self.source = source
        self.scale = scale
        self.isResizable = isResizable
    }
}

extension ImageContent: OutlinedRole {
    var outline: String { "image \(quoted(source.name))" }
}

extension ImageContent.Source {
    /// The symbol's or picture's name.
    public var name: String {
        switch self {
        case .symbol(let name), .picture(let name): name
        case .file(let picture): picture.name
        case .address(let picture): picture.address
        case .blank: ""
        }
    }
}
