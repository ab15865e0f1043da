// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Tells the types of values, as far as the source does.
struct ValueTypes {
    private let project: MapProject

    init(_ project: MapProject) { self.project = project }

    /// The type of a value; `nil` when the source does not tell it.
    func type(of value: ValueExpression, in scope: MapScope, depth: Int = 0) -> String? {
        guard depth < 12 else { return nil }
        switch value {
        case .typed(let written): return canonical(written, in: scope, depth: depth)
        case .typeMember(let type, let name):
            return typeOfStaticMember(name, of: type, in: scope, depth)
        case .own(let name):
            return project.types(named: scope.name, from: scope.path)
                .firstValue { member(name, of: $0, depth) }
        case .member(let name, let base):
            guard let type = type(of: base, in: scope, depth: depth + 1) else { return nil }
            return project.types(named: type, from: scope.path)
                .firstValue { member(name, of: $0, depth) }
        case .element(let collection):
            return type(of: collection, in: scope, depth: depth + 1)?.elementType
        case .unknown: return nil
        }
    }

    private func typeOfStaticMember(
        _ name: String, of written: String, in scope: MapScope, _ depth: Int
    ) -> String? {
        for type in project.types(named: written, from: scope.path) {
            if type.cases.contains(name) { return type.name }
            if name == "allCases" { return "[\(type.name)]" }
            if let found = member(name, of: type, depth) { return found }
        }
        return nil
    }

    private func member(_ name: String, of type: MapType, _ depth: Int) -> String? {
        for member in project.members(of: type) where member.name == name {
            let scope = MapScope(member)
            if let written = member.type {
                return canonical(written, in: scope, depth: depth + 1)
            }
            if let initial = member.initial {
                return self.type(of: initial, in: scope, depth: depth + 1)
            }
        }
        return nil
    }

    /// A type as it would be written outside of all types, without `?`.
    func canonical(_ written: String, in scope: MapScope, depth: Int = 0) -> String {
        let type = written.filter { !$0.isWhitespace }.withoutOptional
        if type == "Self" { return scope.name }
        if let element = type.elementType, type.hasPrefix("[") {
            return "[\(canonical(element, in: scope, depth: depth))]"
        }
        let nested = "\(scope.name).\(type)"
        if project.types(named: type, from: scope.path).contains(where: { $0.name == nested }) {
            return nested
        }
        guard type.hasSuffix(".ID"), depth < 12 else { return type }
        let owner = String(type.dropLast(3))
        if project.types(named: "ID", from: scope.path).contains(where: { $0.name == type }) {
            return type
        }
        return project.types(named: owner, from: scope.path)
            .firstValue { member("id", of: $0, depth + 1) } ?? type
    }
}

extension String {
    fileprivate var withoutOptional: String {
        if hasSuffix("?") || hasSuffix("!") { return String(dropLast()).withoutOptional }
        guard hasPrefix("Optional<"), hasSuffix(">") else { return self }
        return String(dropFirst(9).dropLast())
    }

    /// `Element` of `[Element]` and of generic collections.
    fileprivate var elementType: String? {
        if hasPrefix("["), hasSuffix("]") {
            let inner = String(dropFirst().dropLast())
            return inner.contains(":") ? nil : inner
        }
        guard let open = firstIndex(of: "<"), hasSuffix(">") else { return nil }
        let inner = String(self[index(after: open)...].dropLast())
        return inner.contains(",") ? nil : inner
    }
}
#endif
