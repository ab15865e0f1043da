// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The look of the buttons of a static view, and whether they can be used.
private struct ButtonDrawing: Equatable {
    let look: ButtonElement.Look
    let isEnabled: Bool

    /// Reads the look; `nil` where a style of the app's own draws the buttons.
    init?(_ values: EnvironmentValues) {
        guard case .look(let look) = values.buttonStyleChoice else { return nil }
        self.look = look
        isEnabled = values.isEnabled
    }
}

@MainActor private let buttonNeed = StaticNeed { ButtonDrawing($0) }

extension Button {
    /// Describes the button, which follows from its value where no style of the app's own draws it;
    /// not for apps.
    @inline(__always)
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        Label._staticSubtree(of: view.label)
            + _StaticSubtree(count: 1, needs: buttonNeed.flag)
    }

    /// Draws the button around its label; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        let drawing = context.values[buttonNeed]
        let areEntries = context.areMembers
        context.add(
            areEntries ? view.entryRole : view.role(look: drawing.look),
            isEnabled: drawing.isEnabled,
            action: drawing.isEnabled ? view.action : nil,
            inside: { Label._draw(view.label, on: &$0) })
    }
}

/// True where no style of the app's own draws the labels of links.
@MainActor private let linkNeed = StaticNeed { values -> Bool? in
    if case .custom = values.buttonStyleChoice { return nil }
    return true
}

extension ButtonLabel {
    @inline(__always)
    @MainActor static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        Label._staticSubtree(of: view.standard)
            + _StaticSubtree(count: 0, needs: linkNeed.flag)
    }

    @inline(__always)
    @MainActor static func _draw(_ view: Self, on context: inout _DrawContext) {
        Label._draw(view.standard, on: &context)
    }
}
