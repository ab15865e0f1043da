// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A symbol or a picture.
public nonisolated struct Image: ElementView, Equatable, Sendable {
    private(set) var source: ImageContent.Source
    private(set) var isResizable = false
    private(set) var label: Text?
    private(set) var isDecorative = false

    init(
        _ source: ImageContent.Source, label: Text? = nil, isDecorative: Bool = false
    ) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// A symbol; an unknown name is an issue and shows a placeholder.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol that shows a value; renderers show the whole symbol.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

    /// A picture of an asset catalogue; one that there is not is an issue and shows a placeholder.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(ImageResource(name: name, bundle: bundle ?? .main))
    }

    /// A picture that assistive technology reads as the given text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        let resource = ImageResource(name: name, bundle: bundle ?? .main)
        self.init(resource.source, label: label)
    }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        let resource = ImageResource(name: name, bundle: bundle ?? .main)
        self.init(resource.source, isDecorative: true)
    }

    /// Lets the image grow and shrink to the space it is given.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Draws a picture in the foreground colour, or in its own; symbols take the foreground colour
    /// anyway.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        guard let renderingMode, case .file(var picture) = source else { return self }
        picture.isTemplate = renderingMode == .template
        var copy = self
        copy.source = .file(picture)
        return copy
    }

    /// Accepted: renderers draw symbols in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Accepted: renderers choose how to scale pictures.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Accepted: renderers smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ImageNode(view, inputs)
    }

    func role(scale: ImageContent.Scale) -> ElementRole {
        .image(ImageContent(source, scale: scale, isResizable: isResizable))
    }

    /// What is wrong with the name; `nil` for one that can be shown.
    var problem: RuntimeIssue.Kind? {
        switch source {
        case .symbol(let name): SymbolCatalog.contains(name) ? nil : .unknownSymbol(name: name)
        case .picture(let name): .unknownPicture(name: name)
        case .file, .address, .blank: nil
        }
    }

    var impliedAccessibility: Accessibility {
        Accessibility(label: label?.plainString, isHidden: isDecorative)
    }
}

@MainActor private final class ImageNode: ReadingElementNode<Image> {
    private var scale = Image.Scale.medium

    override func read(_ values: EnvironmentValues) {
        scale = values.imageScale
        if let problem = view.problem { graph.issues.reportOnce(problem, at: self) }
    }

    override func makeRole() -> ElementRole { view.role(scale: scale.value) }

    override var impliedAccessibility: Accessibility { view.impliedAccessibility }
}
