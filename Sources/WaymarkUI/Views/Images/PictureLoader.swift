// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The place of a picture while a renderer loads it, and what stands there; afterwards, that alone.
nonisolated struct PictureLoader<Content: View>: ElementView {
    /// The picture to load; `nil` when there is none to load, or not any more.
    let load: PictureLoad?
    let content: Content
    /// Hears the size in pixels, or `nil` where there is no picture.
    let report: @MainActor (CGSize?) -> Void

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PictureLoaderNode(view, inputs)
    }
}

@MainActor
private final class PictureLoaderNode<Content: View>: KeepingElementNode<PictureLoader<Content>> {
    private var child: AnyMounted?

    override init(_ view: PictureLoader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        show()
    }

    override func update(_ view: PictureLoader<Content>) {
        super.update(view)
        show()
    }

    private func show() {
        let ownsElement = view.load != nil
        if let child {
            if ownsElement == (cell != nil), child.update(view.content) { return }
            child.node.unmount()
        }
        setOwnsElement(ownsElement)
        child = AnyMounted(view.content, ownsElement ? contentInputs : childInputs)
    }

    override func makeRole() -> ElementRole {
        .pictureLoad(view.load ?? PictureLoad(address: ""))
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .pictureLoaded(let width, let height):
            view.report(CGSize(width: width, height: height))
        case .pictureFailed: view.report(nil)
        default: break
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
