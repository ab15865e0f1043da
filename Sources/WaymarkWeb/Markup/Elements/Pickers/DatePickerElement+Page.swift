// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A date picker is a field of the browser's, which writes dates as the person does.
extension DatePickerElement: InputRole {
    func node(in markup: ElementMarkup) -> HTMLNode {
        let own: [HTMLNode.Attribute] = [
            .init("type", type), .init("value", text), .init("autocomplete", "off"),
        ]
        let input = HTMLNode(
            "input", markup.filling(.date) + own + bounds + markup.inputState)
        return markup.labelled("picker dated", input)
    }

    var modules: [ScriptModule] { [.dates] }

    private var type: String {
        switch parts {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "datetime-local"
        }
    }

    /// A year that is still typed begins with noughts: it is outside of these bounds, and not sent.
    private var bounds: [HTMLNode.Attribute] {
        let first = LocalDateTime(year: 1000, month: 1, day: 1)
        let last = LocalDateTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59)
        guard parts != .time else {
            return isOneDay
                ? limits(earliest ?? value, latest ?? value) : []
        }
        return limits(max(earliest ?? first, first), min(latest ?? last, last))
    }

    /// A time of day is bounded where both ends are of the day that is shown.
    private var isOneDay: Bool {
        guard let earliest, let latest else { return false }
        let days = [earliest, latest].map { $0.text(of: .date) }
        return days.allSatisfy { $0 == value.text(of: .date) }
    }

    private func limits(
        _ least: LocalDateTime, _ most: LocalDateTime
    ) -> [HTMLNode.Attribute] {
        [.init("min", least.text(of: parts)), .init("max", most.text(of: parts))]
    }

    var formWords: String { "date picker \(parts.rawValue)" }

    var drawn: DrawnValue { .init(text: text) }

    func action(for filled: FilledValue) -> ElementAction? {
        guard case .text(let sent) = filled, sent != text else { return nil }
        return .setText(sent)
    }
}

extension ScriptModule {
    static let dates = Self("dates", with: [".dated"], of: EmbeddedFiles.dates_js)
}
