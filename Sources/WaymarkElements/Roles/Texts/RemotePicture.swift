// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A picture at an address outside of the app.
public struct RemotePicture: Equatable, Sendable {
    /// The address: `http`, `https` or `data`.
    public var address: String
    /// The width in points; `nil` where nobody has seen it.
    public var width: Double?
    /// The height in points; `nil` where nobody has seen it.
    public var height: Double?
    /// The pixels for a point, which decide where the size is not known.
    public var scale: Double

    /// Describes a picture.
    public init(
        address: String, width: Double? = nil, height: Double? = nil, scale: Double = 1
    ) {
        self.address = address
        self.width = width
        self.height = height
        self.scale = scale
    }
}

/// A place for a picture that is not there yet: a renderer loads it, and says what became of it
/// (`ElementAction.pictureLoaded`, `pictureFailed`).
public struct PictureLoad: Equatable, Sendable {
    /// The address: `http`, `https` or `data`.
    public var address: String

    /// Describes a picture to load.
    public init(address: String) { self.address = address }
}

extension PictureLoad: OutlinedRole {
    var outline: String { "picture load \(quoted(address))" }
}
