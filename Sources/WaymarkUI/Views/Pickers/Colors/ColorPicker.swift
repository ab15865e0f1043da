// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A control for a colour.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
///
/// In a browser it is the browser's own field. A colour by name shows what it is in the palette of
/// the standard theme, and becomes components when a person chooses another one. *Differs from
/// Apple:* where a browser's field knows no opacity, that of the colour stays.
public nonisolated struct ColorPicker<Label: View>: ElementView, ControlView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    /// A picker with any label.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity, label())
    }

    private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ColorPickerNode(view, inputs)
    }
}

/// Pickers with a title.
extension ColorPicker where Label == Text {
    /// A picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(titleKey))
    }

    /// A picker with a title from a resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(titleResource))
    }

    /// A picker with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(title))
    }
}

@MainActor
private final class ColorPickerNode<Label: View>: ControlNode<ColorPicker<Label>> {
    private var color = RGBAColor(bits: 0)
    private var isDark = false

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        isDark = values.colorScheme == .dark
        color = view.selection.wrappedValue.components(inDark: isDark)
    }

    override var canHideLabel: Bool { true }

    override func makeRole() -> ElementRole {
        .colorPicker(ColorPickerElement(value: color, hasOpacity: view.supportsOpacity))
    }

    override func handle(_ action: ElementAction) {
        guard case .setText(let text) = action, isEnabled else { return }
        guard var wanted = RGBAColor(text) else {
            return showAgain(insteadOf: .placeholder(message: text))
        }
        let shown = view.selection.wrappedValue.components(inDark: isDark)
        let saysOpacity = view.supportsOpacity && text.count != 7
        if !saysOpacity { wanted.bits = wanted.bits & 0xFFFF_FF00 | shown.bits & 0xFF }
        if wanted != shown { view.selection.wrappedValue = Color(wanted) }
        let sent = ColorPickerElement(value: wanted, hasOpacity: view.supportsOpacity)
        showAgain(insteadOf: .colorPicker(sent))
    }
}
