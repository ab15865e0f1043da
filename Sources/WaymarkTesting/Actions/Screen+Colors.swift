// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements
import WaymarkUI

extension Screen {
    /// Chooses a colour in the colour picker that is called this; its opacity, where the picker
    /// supports that.
    ///
    /// ```swift
    /// try screen.pick(color: .orange, in: "Background")
    /// ```
    ///
    /// - Throws: `ScreenError` when nothing, or more than one picker, is called so, or when it is
    ///   disabled.
    public func pick(color: Color, in name: String) throws {
        let element = try find(name, "pick a color in", in: front) { $0.colorPicker != nil }
        guard let picker = element.colorPicker else { return }
        let value = color.components(inDark: false)
        moveFocus(to: element)
        send(.setText(value.text(withOpacity: picker.hasOpacity)), to: element)
    }

    /// Returns the colour that the colour picker that is called this shows.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one picker, is called so.
    public func color(in name: String) throws -> Color? {
        try find(name, "read", in: front, mayBeDisabled: true) { $0.colorPicker != nil }
            .colorPicker.map { Color($0.value) }
    }
}

extension Element {
    fileprivate var colorPicker: ColorPickerElement? {
        if case .pickColor(let picker) = role.tested.use { return picker }
        return nil
    }
}
