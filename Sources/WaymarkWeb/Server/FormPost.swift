// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation
    import WaymarkElements

    /// The form around a page, as a browser sends it that runs no script.
    struct FormPost: Sendable {
        static let path = Site.ownPath + "act"

        let page: String
        let token: String
        let seal: String
        let shape: String
        /// The path of the page.
        let at: String
        /// Texts by the ids of their fields.
        private var texts: [ElementID: String] = [:]
        private var titles: [ElementID: String] = [:]
        /// The switches that are on.
        private var on: Set<ElementID> = []
        /// The button that was pressed.
        private var press: ElementEvent?

        /// Reads `name=value&…`; what is not understood is passed over.
        init(_ body: String) {
            var values: [String: String] = [:]
            for (name, value) in Self.pairs(body) {
                let parts = name.split(separator: ".", maxSplits: 1)
                guard parts.count == 2, let number = Int32(parts[1]) else {
                    values[name] = value
                    continue
                }
                let id = ElementID(number)
                switch parts[0] {
                case "text": texts[id] = value
                case "rename": titles[id] = value
                case "toggle": on.insert(id)
                default: break
                }
            }
            page = values["page"] ?? ""
            token = values["token"] ?? ""
            seal = values["seal"] ?? ""
            shape = values["shape"] ?? ""
            at = values["at"] ?? ""
            press = Self.press(in: values)
        }

        private static func pairs(_ body: String) -> [(String, String)] {
            body.split(separator: "&").compactMap { pair in
                let parts = pair.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = decoded(parts[0]) else { return nil }
                return (name, parts.count > 1 ? decoded(parts[1]) ?? "" : "")
            }
        }

        private static func decoded(_ text: Substring) -> String? {
            text.replacing("+", with: " ").removingPercentEncoding
        }

        private static func press(in values: [String: String]) -> ElementEvent? {
            for (name, value) in values {
                let numbers = value.split(separator: ".").map { Int32($0) }
                guard let first = numbers.first, let id = first.map({ ElementID($0) }) else {
                    continue
                }
                switch name {
                case "press": return ElementEvent(id, .press)
                case "back": return ElementEvent(id, .back)
                case "dismiss": return ElementEvent(id, .dismiss)
                case "sidebar": return ElementEvent(id, .toggleSidebar)
                case "backto":
                    guard numbers.count == 2, let depth = numbers[1] else { continue }
                    return ElementEvent(id, .backTo(depth: Int(depth)))
                default: continue
                }
            }
            return nil
        }
    }

    extension FormPost {
        /// What the person did, in order: fields and switches that differ, then the button. Return
        /// in a field submits what was typed there.
        func events(in root: Element) -> [ElementEvent] {
            var events: [ElementEvent] = []
            var typed: [ElementID] = []
            root.forEach { element in
                guard let action = change(of: element) else { return }
                if case .setText = action, case .textField = element.content.role {
                    typed.append(element.id)
                }
                events.append(ElementEvent(element.id, action))
            }
            if let press { return events + [press] }
            return events + typed.map { ElementEvent($0, .submit) }
        }

        private func change(of element: Element) -> ElementAction? {
            guard element.content.isEnabled else { return nil }
            switch element.content.role {
            case .textField(let field):
                guard let text = texts[element.id], text != field.text else { return nil }
                return .setText(text)
            case .toggle(let isOn):
                let isNowOn = on.contains(element.id)
                return isNowOn == isOn ? nil : .setOn(isNowOn)
            case .screen(let screen):
                guard let title = titles[element.id], title != screen.title else { return nil }
                return .setText(title)
            default: return nil
            }
        }
    }
#endif
