// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    extension FormPost {
        /// What the person did, in order: fields, switches, pickers and sliders that differ, then
        /// the button. Return in a field submits what was typed there.
        ///
        /// - Parameter isAnew: Whether the session began anew, so that its elements have other
        ///   numbers than those of the form.
        /// - Returns: The events, and whether all controls are still the ones that the person saw.
        func events(
            in root: Element, isAnew: Bool = false
        ) -> (events: [ElementEvent], isWhole: Bool) {
            let known = Controls(root, isAnew: isAnew)
            var events: [ElementEvent] = []
            var typed: [ElementID] = []
            var isWhole = true
            for (control, text) in texts {
                guard let element = known.input(control) else {
                    isWhole = isWhole && text.isEmpty
                    continue
                }
                guard let action = element.typing(text) else { continue }
                events.append(ElementEvent(element.id, action))
                if case .textField = element.content.role { typed.append(element.id) }
            }
            for (control, isOn) in switches.sorted(by: { $0.key.id.rawValue < $1.key.id.rawValue })
            {
                guard let element = known.input(control), element.isOn == !isOn else { continue }
                events.append(ElementEvent(element.id, .setOn(isOn)))
            }
            for (control, position) in choices {
                guard let element = known.input(control) else {
                    isWhole = false
                    continue
                }
                guard let id = element.option(at: position) else { continue }
                events.append(ElementEvent(element.id, .choose(id)))
            }
            for (control, number) in numbers {
                guard let element = known.input(control) else {
                    isWhole = false
                    continue
                }
                guard element.isElsewhere(than: number) else { continue }
                events.append(ElementEvent(element.id, .setValue(number)))
            }
            guard let press else {
                return (events + typed.map { ElementEvent($0, .submit) }, isWhole)
            }
            guard known[press.control] != nil else { return (events, false) }
            return (events + [ElementEvent(press.control.id, press.action)], isWhole)
        }
    }

    /// The controls of a tree, found only under the mark that they had.
    private struct Controls {
        private var elements: [ElementID: Element] = [:]
        /// Inputs by their marks, in a session that began anew, where numbers are others.
        private var inputs: [String: [Element]] = [:]

        init(_ root: Element, isAnew: Bool) {
            root.forEach { elements[$0.id] = $0 }
            guard isAnew else { return }
            root.forEach { element in
                guard element.content.role.isInput else { return }
                inputs[ControlMark.mark(of: element), default: []].append(element)
            }
        }

        subscript(control: FormPost.Control) -> Element? {
            guard let element = elements[control.id], ControlMark.mark(of: element) == control.mark
            else { return nil }
            return element.content.isEnabled ? element : nil
        }

        /// The same for an input, which may have another number by now where its mark is the only
        /// one of its kind. What a press does may not fall to another control.
        func input(_ control: FormPost.Control) -> Element? {
            if let element = self[control] { return element }
            guard let alike = inputs[control.mark], alike.count == 1 else { return nil }
            return alike[0].content.isEnabled ? alike[0] : nil
        }
    }

    extension Element {
        /// What typing this text means; `nil` if it is there already.
        fileprivate func typing(_ text: String) -> ElementAction? {
            switch content.role {
            case .textField(let field): field.text == text ? nil : .setText(text)
            case .screen(let screen): screen.title == text ? nil : .setText(text)
            default: nil
            }
        }

        /// The option of a picker at this position; `nil` if there is none or it is chosen already.
        fileprivate func option(at position: Int) -> ElementID? {
            guard case .picker(let picker) = content.role,
                picker.options.indices.contains(position)
            else { return nil }
            let id = picker.options[position].id
            return id == picker.chosen ? nil : id
        }

        /// Whether it is a slider that stands elsewhere than a browser shows it at this number.
        fileprivate func isElsewhere(than number: Double) -> Bool {
            guard case .slider(let slider) = content.role else { return false }
            return slider.nearest(to: slider.value) != slider.nearest(to: number)
        }

        fileprivate var isOn: Bool? {
            if case .toggle(let isOn) = content.role { isOn } else { nil }
        }
    }
#endif
