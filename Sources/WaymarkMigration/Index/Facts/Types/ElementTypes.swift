// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds out what type the elements are that rows are made for, where the source tells it
/// without doubt.
struct ElementTypes {
    /// A type as it is written, and where.
    fileprivate struct Written {
        let text: String
        let scope: Scope
    }

    /// The place where a name is looked up: the type around, and the file.
    struct Scope {
        let owner: String
        let path: String
    }

    private let index: ProjectIndex
    /// The names that would have to be known to say more.
    private(set) var missing = Missing()

    init(_ index: ProjectIndex) { self.index = index }

    /// The type of a value; `nil` when the source does not tell it.
    mutating func type(of value: ValueExpression, in scope: Scope) -> ElementType? {
        guard let written = written(value, in: scope, 0), let name = plain(written),
            !isParameter(name, in: written.scope)
        else { return nil }
        guard let declared = declared(name, in: written.scope) else {
            let isKnown =
                ElementType.known.contains(name) && visible(name, in: written.scope).isEmpty
                && visible(name, in: scope).isEmpty
            return isKnown ? ElementType(name: name, isHashable: true, isPublic: false) : nil
        }
        guard !isHidden(declared.name, in: scope) else { return nil }
        for name in declared.inherited { missing.types.insert(name) }
        return ElementType(
            name: declared.name,
            isHashable: index.isHashable(declared, from: written.scope.path),
            isPublic: declared.isPublic)
    }

    /// True if the type around has a generic parameter of this name.
    private func isParameter(_ name: String, in scope: Scope) -> Bool {
        index.declarations(of: scope.owner, from: scope.path).contains {
            $0.generics.contains(name)
        }
    }

    /// The types that a name may mean, by the types around.
    private func visible(_ name: String, in scope: Scope) -> [TypeFacts] {
        let owners = index.declarations(of: scope.owner, from: scope.path).map(\.name)
        return index.declarations(of: name.lastPart, from: scope.path).filter { type in
            guard type.kind != .extended else { return false }
            if type.name == name { return true }
            guard type.name.hasSuffix("." + name) else { return false }
            let around = type.name.dropLast(name.count + 1)
            return owners.contains { $0 == around || $0.hasPrefix(around + ".") }
        }
    }

    /// True if another type has the first name of this one where a list is.
    private func isHidden(_ name: String, in scope: Scope) -> Bool {
        let first = String(name.prefix { $0 != "." })
        return visible(first, in: scope).contains { $0.name != first && $0.name != name }
    }

    /// The name of a type that is neither optional nor made of others.
    private func plain(_ written: Written) -> String? {
        let isName = written.text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        return isName && !written.text.isEmpty ? written.text : nil
    }

    /// The only type of this name; `nil` when there are several, or when the name stands for
    /// another.
    private mutating func declared(_ name: String, in scope: Scope) -> TypeFacts? {
        missing.types.formUnion([name.lastPart, scope.owner])
        let meant = visible(name, in: scope)
        guard meant.count == 1, let only = meant.first, only.generics.isEmpty,
            only.kind == .value || only.kind == .object
        else { return nil }
        return only
    }

    // MARK: Expressions

    private mutating func written(
        _ value: ValueExpression, in scope: Scope, _ depth: Int
    ) -> Written? {
        guard depth < 8 else { return nil }
        switch value {
        case .typed(let text): return Written(text: text, scope: scope)
        case .own(let name):
            return property(name, of: scope.owner, from: scope.path, depth)
                ?? global(name, in: scope, depth)
        case .typeMember(let type, let name):
            return typeMember(name, of: Written(text: type, scope: scope), depth)
        case .member(let name, let base):
            guard let base = written(base, in: scope, depth + 1),
                let type = plain(base.withoutOptional), !isParameter(type, in: base.scope),
                let owner = declared(type, in: base.scope)
            else { return nil }
            return property(name, of: owner.name.lastPart, from: base.scope.path, depth)
        case .element(let collection):
            return written(collection, in: scope, depth + 1)?.element
        case .unknown: return nil
        }
    }

    /// A static member, or all cases of an enumeration.
    private mutating func typeMember(
        _ name: String, of type: Written, _ depth: Int
    ) -> Written? {
        guard let text = plain(type), let owner = declared(text, in: type.scope) else {
            return nil
        }
        let own = property(name, of: owner.name.lastPart, from: type.scope.path, depth)
        if own != nil || name != "allCases" { return own }
        return Written(text: "[\(owner.name)]", scope: type.scope)
    }

    /// The type of a variable outside of types, when no member hides it.
    private mutating func global(_ name: String, in scope: Scope, _ depth: Int) -> Written? {
        missing.globals.insert(name)
        guard index.values(name, of: "", seenFrom: scope.path).count == 1 else { return nil }
        let types = index.typesSeen(in: scope)
        missing.types.formUnion(types)
        let isHidden = types.contains { index.hasMember(name, of: $0, from: scope.path) }
        return isHidden ? nil : property(name, of: "", from: scope.path, depth)
    }

    /// The type of a property, when all that are called so agree.
    private mutating func property(
        _ name: String, of owner: String, from path: String, _ depth: Int
    ) -> Written? {
        missing.types.insert(owner)
        var found: [Written] = []
        for value in index.values(name, of: owner, seenFrom: path) {
            let scope = Scope(owner: owner, path: value.path)
            if let type = value.facts.type {
                found.append(Written(text: type.filter { !$0.isWhitespace }, scope: scope))
            } else if let initial = value.facts.initial,
                let type = written(initial, in: scope, depth + 1)
            {
                found.append(type)
            } else {
                return nil
            }
        }
        return Set(found.map(\.text)).count == 1 ? found.first : nil
    }
}

extension ProjectIndex {
    /// The type of a scope, those around it, and what they are declared to be.
    fileprivate func typesSeen(in scope: ElementTypes.Scope) -> Set<String> {
        var seen: Set<String> = []
        var waiting = scope.owner.isEmpty ? [] : [scope.owner]
        while let type = waiting.popLast() {
            guard seen.insert(type).inserted else { continue }
            for facts in declarations(of: type, from: scope.path) {
                waiting += facts.inherited
                waiting += facts.name.split(separator: ".").map(String.init)
            }
        }
        return seen
    }

    fileprivate func hasMember(_ name: String, of type: String, from path: String) -> Bool {
        !members(name, of: type, seenFrom: path).isEmpty
            || !values(name, of: type, seenFrom: path).isEmpty
    }
}

extension ElementTypes.Written {
    fileprivate var withoutOptional: Self {
        guard text.hasSuffix("?") || text.hasSuffix("!") else { return self }
        return Self(text: String(text.dropLast()), scope: scope)
    }

    /// The type of the elements; `nil` for what is no collection of the standard library's
    /// kinds.
    fileprivate var element: Self? {
        let text = withoutOptional.text
        if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
            return Self(text: String(text.dropFirst().dropLast()), scope: scope)
        }
        for name in ["Array", "ArraySlice", "FetchedResults", "IdentifiedArrayOf", "Set"]
        where text.hasPrefix(name + "<") && text.hasSuffix(">") {
            return Self(
                text: String(text.dropFirst(name.count + 1).dropLast()), scope: scope)
        }
        return nil
    }
}
#endif
