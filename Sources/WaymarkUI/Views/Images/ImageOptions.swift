// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Image {
    /// A size of symbols beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than text, as large, larger.
        case small, medium, large

        var value: ImageContent.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// A way for an image to fill a space larger than its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated, or stretched.
        case tile, stretch
    }

    /// The colours of an image: the foreground colour, or its own.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground colour, or its own.
        case template, original
    }

    /// The quality with which an image is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// From the coarsest to the finest.
        case none, low, medium, high
    }
}

/// The number of colours that a symbol is drawn in, and their source.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One colour in several strengths.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Several colours that the app chooses.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// A variant of symbols, such as a filled one.
public struct SymbolVariants: Hashable, Sendable {
    private let name: String

    /// The symbol as it is.
    public static let none = SymbolVariants(name: "none")
    /// The symbol in a circle.
    public static let circle = SymbolVariants(name: "circle")
    /// The symbol in a square.
    public static let square = SymbolVariants(name: "square")
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants(name: "rectangle")
    /// The filled symbol.
    public static let fill = SymbolVariants(name: "fill")
    /// The symbol crossed out.
    public static let slash = SymbolVariants(name: "slash")
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the symbols in this view are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Accepted: renderers draw symbols in one colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Accepted: no renderer shows it yet; name the variant in `Image(systemName:)`.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
