// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A field's text, to read and to write whatever the type of its value.
nonisolated struct FieldText {
    let read: () -> String
    /// Takes new text; what means nothing to the value changes nothing.
    var write: (String) -> Void
    /// True if the field keeps what a person types as it stands until Return is pressed or the
    /// field is left.
    let keepsTypedText: Bool
    /// The closures of the older initializers: they hear whether editing began or ended, and that
    /// it ended with Return.
    var editingChanged: ((Bool) -> Void)?
    var commit: () -> Void = {}

    /// True if it matters to the field when a person comes to it and leaves it.
    var hearsOfEditing: Bool { keepsTypedText || editingChanged != nil }

    init(_ binding: Binding<String>) {
        read = { binding.wrappedValue }
        write = { if binding.wrappedValue != $0 { binding.wrappedValue = $0 } }
        keepsTypedText = false
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        write = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
        keepsTypedText = true
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        read = { value.wrappedValue.map(format.format) ?? "" }
        write = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
        keepsTypedText = true
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { formatter.string(for: value.wrappedValue) ?? "" }
        write = { if let new: V = formatter.value(from: $0) { value.wrappedValue = new } }
        keepsTypedText = true
    }

    func calling(
        _ editingChanged: @escaping (Bool) -> Void, _ commit: @escaping () -> Void
    ) -> FieldText {
        var copy = self
        copy.editingChanged = editingChanged
        copy.commit = commit
        return copy
    }
}

extension Formatter {
    /// The value that a text stands for; nil if it stands for none.
    fileprivate func value<V>(from text: String) -> V? {
        switch self {
        case let numbers as NumberFormatter: numbers.number(from: text).flatMap(Self.number)
        case let dates as DateFormatter: dates.date(from: text) as? V
        default: text as? V
        }
    }

    private static func number<V>(_ number: NSNumber) -> V? {
        let values: [Any] = [
            number.doubleValue, number.intValue, number.decimalValue, number.floatValue, number,
        ]
        return values.lazy.compactMap { $0 as? V }.first
    }
}

/// A view that is a field for text.
protocol FieldView: ElementView, ControlView {
    var text: FieldText { get }
    var prompt: Text? { get }
    var isSecure: Bool { get }
    /// True if Return in it searches.
    var isSearch: Bool { get }
    /// True if the app wants it to have the keyboard.
    var wantsFocus: Bool { get }
    /// The room for several lines; `nil` for one.
    var lines: FieldLines? { get }
}

extension FieldView {
    var isSearch: Bool { false }
    var wantsFocus: Bool { false }
    var lines: FieldLines? { nil }
}

/// The node of a text field or a secure field.
@MainActor final class FieldNode<Content: FieldView>: ControlNode<Content>, FocusPlace {
    private var text = ""
    private var input = FieldInput()
    /// The text that a person typed, until Return is pressed or they go elsewhere.
    private var typedText: String?
    private var isEditing = false

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        text = view.text.read()
        input = values.fieldInput
    }

    override var canHideLabel: Bool { true }

    override func makeRole() -> ElementRole { role(showing: typedText ?? text) }

    private func role(showing text: String) -> ElementRole {
        var field = TextFieldElement(
            text: text, prompt: view.prompt?.plainString, isSecure: view.isSecure)
        field.isSearch = view.isSearch
        field.wantsFocus = view.wantsFocus
        field.input = input
        field.lines = view.lines
        return .textField(field)
    }

    override func handle(_ action: ElementAction) {
        guard isEnabled else { return }
        switch action {
        case .setText(let new): enter(new)
        case .submit: submit()
        default: break
        }
    }

    override var reportsFocus: Bool { view.text.hearsOfEditing }

    func focusArrived() { setEditing(true) }

    func focusLeft() {
        endTyping()
        setEditing(false)
    }

    /// What was typed gives way to what became of it.
    private func endTyping() {
        guard typedText != nil else { return }
        typedText = nil
        graph.setContentDirty(self)
    }

    private func enter(_ new: String) {
        setEditing(true)
        typedText = view.text.keepsTypedText ? new : nil
        view.text.write(new)
        showAgain(insteadOf: role(showing: new))
    }

    private func submit() {
        endTyping()
        setEditing(false)
        view.text.commit()
        let values = EnvironmentValues(scope: inputs.scope, reader: nil)
        let trigger: SubmitTriggers = view.isSearch ? .search : .text
        for action in values.submitActions where action.triggers.contains(trigger) {
            action.perform()
        }
    }

    private func setEditing(_ isEditing: Bool) {
        guard self.isEditing != isEditing else { return }
        self.isEditing = isEditing
        view.text.editingChanged?(isEditing)
    }
}
