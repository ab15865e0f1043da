// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

// What generic views do here is inlined into what the graph calls, which knows their types: apart
// from it, it would look its own type up each time.

extension EmptyView {
    /// It shows nothing; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .empty }
}

extension Text {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the text; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role)
    }
}

extension Spacer {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the space; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role)
    }
}

extension Divider {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the line; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(.divider)
    }
}

extension Image {
    /// It follows from its value and the scale of symbols; a symbol that is not known has a node,
    /// to report it. Not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        if case .symbol(let name) = view.source, !SymbolCatalog.contains(name) { return nil }
        return _Stillness(count: 1, needs: .images)
    }

    /// Draws the symbol or picture; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        let scale = sketch.values.imageScale
        sketch.add(view.role(scale: scale), implied: view.impliedAccessibility)
    }
}

extension Button {
    /// It follows from its value where no style of the app's own draws it; not for apps.
    @inline(__always)
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        Label._stillness(of: view.label).map { $0 + _Stillness(count: 1, needs: .buttons) }
    }

    /// Draws the button around its label; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        let values = sketch.values
        sketch.add(
            view.role(look: values.buttonLook), isEnabled: values.isEnabled,
            action: view.action, inside: { Label._draw(view.label, on: &$0) })
    }
}

extension StillContainerView {
    /// It follows from its value where its content does; not for apps.
    @inline(__always)
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        Inner._stillness(of: view.content).map { $0 + .single }
    }

    /// Draws the element around the content; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role, inside: { Inner._draw(view.content, on: &$0) })
    }

    static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        StillNode.node(view, surroundings) ?? ContainerNode(view, surroundings)
    }
}

/// A container that only arranges what it holds.
@MainActor protocol StillContainerView: ContainerView {}

extension VStack: StillContainerView {}
extension HStack: StillContainerView {}
extension ZStack: StillContainerView {}

extension Group where Content: View {
    /// It is what its content is; not for apps.
    @inline(__always)
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        Content._stillness(of: view.content)
    }

    /// Draws the content; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        Content._draw(view.content, on: &sketch)
    }
}

extension DecoratedView {
    @inline(__always)
    @MainActor static func _stillness(of view: Self) -> _Stillness? {
        Content._stillness(of: view.content)
    }

    @inline(__always)
    @MainActor static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.dressing(in: view.kind) { Content._draw(view.content, on: &$0) }
    }
}

extension TupleView {
    /// It is what its views are together; not for apps.
    @inline(__always)
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        view.pack.stillness(of: view.value)
    }

    /// Draws the views one after the other; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        view.pack.drawAll(view.value, on: &sketch)
    }
}
