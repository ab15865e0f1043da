// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// A page's memory of the forms that it was sent without a script.
struct FormMemory {
    /// The values that inputs held before a form of this page changed them.
    private(set) var originals: [ElementID: DrawnValue] = [:]
    /// The last action of the last form.
    private(set) var lastPosted: ElementEvent?

    /// Notes what a form is about to do.
    mutating func note(_ events: [ElementEvent], in root: Element) {
        let ids = Set(events.map(\.id))
        root.forEach { element in
            guard ids.contains(element.id), originals[element.id] == nil else { return }
            originals[element.id] = DrawnValue(of: element)
        }
        lastPosted = events.last
    }

    /// Returns the parts that a page shows and no seal has.
    func extras(in root: Element) -> SealedState.Extras {
        var extras: SealedState.Extras = []
        root.forEach { element in
            if case .sheet = element.role { extras.insert(.sheet) }
            guard let original = originals[element.id] else { return }
            if DrawnValue(of: element) != original { extras.insert(.typed) }
        }
        return extras
    }
}
#endif
