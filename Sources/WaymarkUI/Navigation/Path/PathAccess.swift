// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A stack's way to read and write its path, whatever its type.
struct PathAccess {
    let read: () -> [PathElement]
    /// Adds a value in one write; false when the path cannot hold it.
    let append: (PathElement) -> Bool
    /// Makes a value the only one, in one write (NAV-021).
    let replaceAll: (PathElement) -> Void
    /// Keeps the first values in one write.
    let truncate: (Int) -> Void
    /// True if a value declared with this type can be on the path.
    let accepts: (ObjectIdentifier) -> Bool
    /// The name of the path's element type, for sentences.
    let elementName: String
    /// The type of every element, where there is only one.
    let elementType: Any.Type?
    /// Makes an element from its written form.
    let decode: (String) -> PathElement?
    let isConstant: Bool
}

extension PathAccess {
    init(_ path: Binding<NavigationPath>) {
        self.init(
            read: { path.wrappedValue.storage },
            append: { element in
                path.wrappedValue = NavigationPath(storage: path.wrappedValue.storage + [element])
                return true
            },
            replaceAll: { path.wrappedValue = NavigationPath(storage: [$0]) },
            truncate: { count in
                let elements = path.wrappedValue.storage
                guard elements.count > count else { return }
                path.wrappedValue = NavigationPath(storage: Array(elements.prefix(count)))
            },
            accepts: { _ in true }, elementName: "NavigationPath", elementType: nil,
            decode: { _ in nil },
            isConstant: path.location.isConstant)
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(
            read: { path.wrappedValue.map { PathValue($0) } },
            append: { element in
                guard let element = element as? PathValue<Data.Element> else { return false }
                var copy = path.wrappedValue
                copy.append(element.content)
                path.wrappedValue = copy
                return true
            },
            replaceAll: { element in
                if let element = element as? PathValue<Data.Element> {
                    path.wrappedValue = Data([element.content])
                }
            },
            truncate: { count in
                var copy = path.wrappedValue
                guard copy.count > count else { return }
                copy.removeSubrange(copy.index(copy.startIndex, offsetBy: count)...)
                path.wrappedValue = copy
            },
            accepts: { $0 == ObjectIdentifier(Data.Element.self) },
            elementName: shortName(of: Data.Element.self),
            elementType: Data.Element.self,
            decode: { RouteSegment.decode($0, as: Data.Element.self).map { PathValue($0) } },
            isConstant: path.location.isConstant)
    }
}

/// The path of a stack that was not given one (NAV-003), and of columns.
@MainActor final class OwnPath {
    private var elements: [PathElement] = []
    private let changed: @MainActor () -> Void

    init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    private func set(_ elements: [PathElement]) {
        self.elements = elements
        changed()
    }

    var access: PathAccess {
        return PathAccess(
            read: { MainActor.assumeIsolated { UncheckedTransfer(self.elements) }.value },
            append: { element in
                let element = UncheckedTransfer(element)
                MainActor.assumeIsolated { self.set(self.elements + [element.value]) }
                return true
            },
            replaceAll: { element in
                let element = UncheckedTransfer(element)
                MainActor.assumeIsolated { self.set([element.value]) }
            },
            truncate: { count in
                MainActor.assumeIsolated {
                    if self.elements.count > count { self.set(Array(self.elements.prefix(count))) }
                }
            },
            accepts: { _ in true }, elementName: "NavigationPath", elementType: nil,
            decode: { _ in nil },
            isConstant: false)
    }
}
