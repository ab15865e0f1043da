// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A list that is mostly empty or of one element, for which it needs no memory of its own.
enum Few<Element> {
    case none
    case one(Element)
    case several([Element])

    init(_ elements: [Element]) {
        self = elements.count > 1 ? .several(elements) : elements.first.map { .one($0) } ?? .none
    }

    var all: [Element] {
        switch self {
        case .none: []
        case .one(let element): [element]
        case .several(let elements): elements
        }
    }

    mutating func append(_ element: Element) {
        switch self {
        case .none: self = .one(element)
        case .one(let first): self = .several([first, element])
        case .several(var elements):
            self = .none
            elements.append(element)
            self = .several(elements)
        }
    }

    /// Keeps the room of several elements, which mostly come again.
    mutating func removeAll() {
        guard case .several(var elements) = self else { return self = .none }
        self = .none
        elements.removeAll(keepingCapacity: true)
        self = .several(elements)
    }

    @inline(__always)
    func forEach(_ body: (Element) -> Void) {
        switch self {
        case .none: break
        case .one(let element): body(element)
        case .several(let elements): for element in elements { body(element) }
        }
    }
}
