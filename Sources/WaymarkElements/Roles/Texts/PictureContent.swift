// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A picture of the app, with its variants.
public struct PictureContent: Equatable, Sendable {
    /// A file with one variant.
    public struct File: Equatable, Sendable {
        /// The file's place among the resources of the app.
        public var path: String
        /// Another text after each change of the file.
        public var version: String
        /// The pixels for a point; `nil` for drawings, which have any number.
        public var scale: Int?
        /// True if it is for a dark background.
        public var isDark: Bool

        /// Describes a file.
        public init(path: String, version: String, scale: Int? = nil, isDark: Bool = false) {
            self.path = path
            self.version = version
            self.scale = scale
            self.isDark = isDark
        }
    }

    /// The name by which the app asks for it.
    public var name: String
    /// The variants; at least one.
    public var files: [File]
    /// The width in points; `nil` where the files do not say it.
    public var width: Double?
    /// The height in points; `nil` where the files do not say it.
    public var height: Double?
    /// True if it is drawn in the foreground colour.
    public var isTemplate: Bool

    /// Describes a picture.
    public init(
        name: String, files: [File], width: Double? = nil, height: Double? = nil,
        isTemplate: Bool = false
    ) {
        self.name = name
        self.files = files
        self.width = width
        self.height = height
        self.isTemplate = isTemplate
    }
}
