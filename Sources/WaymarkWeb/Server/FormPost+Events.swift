// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    extension FormPost {
        /// What the person did, in order: the inputs that they changed, then the button. Return in
        /// a field submits what was typed there.
        ///
        /// - Parameter isAnew: Whether the session began anew, so that its elements have other
        ///   numbers than those of the form, and may not hold what was drawn.
        /// - Returns: The events, and whether all controls are still the ones that the person saw.
        func events(
            in root: Element, isAnew: Bool = false
        ) -> (events: [ElementEvent], isWhole: Bool) {
            let known = Controls(root, isAnew: isAnew)
            var events: [ElementEvent] = []
            var typed: [ElementID] = []
            var isWhole = true
            for (control, value) in inputs where isAnew || !isUntouched(control, value) {
                guard let element = known.input(control) else {
                    isWhole = isWhole && value.isNothing
                    continue
                }
                guard let action = value.action(on: element) else { continue }
                events.append(ElementEvent(element.id, action))
                if case .textField = element.content.role { typed.append(element.id) }
            }
            guard let press else {
                return (events + typed.map { ElementEvent($0, .submit) }, isWhole)
            }
            guard known[press.control] != nil else { return (events, false) }
            return (events + [ElementEvent(press.control.id, press.action)], isWhole)
        }

        /// Whether the person left it as it was drawn; what it holds now may be newer.
        private func isUntouched(_ control: Control, _ value: FilledValue) -> Bool {
            drawn[control].map(value.isStill) ?? false
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
#endif
