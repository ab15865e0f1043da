// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

extension FormPost {
    /// Returns what the person did, in order: the inputs that they changed, each once, then the
    /// button. Return in a field submits what was typed there.
    ///
    /// - Parameter isAnew: Whether the session is another one than the form's, so that its
    ///   elements have other numbers, and may not hold any more what this page gave them.
    /// - Returns: The events, and whether all controls are still the ones that the person saw.
    func events(
        in root: Element, isAnew: Bool = false
    ) -> (events: [ElementEvent], isWhole: Bool) {
        let known = Controls(root, isAnew: isAnew)
        var events: [ElementEvent] = []
        var typed: [ElementID] = []
        var changed: Set<ElementID> = []
        var isWhole = true
        for (control, value) in inputs {
            let seen = drawn[control]
            let isUntouched = seen.map { value.isSame(as: $0.value) } ?? false
            if isUntouched, !isAnew || seen?.original == nil { continue }
            guard let element = known.input(control) else {
                isWhole = isWhole && value.isNothing
                continue
            }
            if isUntouched, DrawnValue(of: element) != seen?.original { continue }
            guard let input = element.role.page.input,
                let action = input.action(for: value),
                changed.insert(element.id).inserted
            else { continue }
            events.append(ElementEvent(element.id, action))
            if input.submits { typed.append(element.id) }
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
    /// All controls by their marks, in a session that began anew, where numbers are others: there
    /// only a mark that nothing else has says which one is meant.
    private var alike: [String: [Element]]?

    init(_ root: Element, isAnew: Bool) {
        root.forEach { elements[$0.id] = $0 }
        guard isAnew else { return }
        alike = Dictionary(grouping: elements.values, by: ControlMark.mark)
    }

    /// Finds a control by its mark and its number too: what a press does may not fall to another
    /// control.
    subscript(control: FormPost.Control) -> Element? {
        guard let element = elements[control.id], ControlMark.mark(of: element) == control.mark,
            alike == nil || alike?[control.mark]?.count == 1
        else { return nil }
        return element.content.isEnabled ? element : nil
    }

    /// The same for an input, which may have another number by now.
    func input(_ control: FormPost.Control) -> Element? {
        guard let alike else { return self[control] }
        guard let found = alike[control.mark], found.count == 1, let element = found.first,
            element.role.page.input != nil, element.content.isEnabled
        else { return nil }
        return element
    }
}
#endif
