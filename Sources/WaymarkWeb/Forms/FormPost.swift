// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// The form around a page, as a browser sends it that runs no script.
struct FormPost: Sendable {
    /// A control as the person saw it.
    struct Control: Hashable, Sendable {
        let id: ElementID
        let mark: String

        /// Reads `ID.MARK`, and what may follow.
        init?(_ parts: [Substring]) {
            guard parts.count >= 2, let number = Int32(parts[0]) else { return nil }
            id = ElementID(number)
            mark = String(parts[1])
        }
    }

    let page: String
    let seal: String
    /// The session that it was drawn from; empty for the first document of a page.
    let session: String
    /// The path of the page.
    let at: String
    /// The values of its inputs, switches last.
    private(set) var inputs: [(control: Control, value: FilledValue)] = []
    /// The values that they held when the page was drawn.
    private(set) var drawn: [Control: DrawnInput] = [:]
    /// The button that was pressed.
    private(set) var press: (control: Control, action: ElementAction)?

    /// Reads what it understands of the fields.
    init(_ fields: FormFields) {
        var values: [String: String] = [:]
        var on: Set<Control> = []
        for (name, value) in fields.all {
            let parts = name.split(separator: ".")
            guard let control = Control(Array(parts.dropFirst())) else {
                values[name] = value
                continue
            }
            guard let kind = InputAction(rawValue: String(parts[0])) else { continue }
            if kind == .toggle { on.insert(control) }
            guard let value = FilledValue(value, kind: kind) else { continue }
            inputs.append((control, value))
        }
        page = values["page"] ?? ""
        seal = values["seal"] ?? ""
        session = values["session"] ?? ""
        at = values["at"] ?? ""
        let most = FormFields.most
        let marks = (values["drawn"] ?? "").split(separator: " ", maxSplits: most)
        for name in marks.prefix(most) {
            let parts = name.split(separator: ".", maxSplits: 2)
            guard parts.count == 3, let control = Control(parts) else { continue }
            drawn[control] = DrawnInput(code: parts[2])
            guard case .isOn = drawn[control]?.value else { continue }
            inputs.append((control, .isOn(on.contains(control))))
        }
        press = values.lazy.compactMap(Self.press).first
    }

    private static func press(
        name: String, value: String
    ) -> (control: Control, action: ElementAction)? {
        guard let control = Control(value.split(separator: ".")),
            let action = ButtonAction(rawValue: name)
        else { return nil }
        return (control, action.event)
    }
}
#endif
