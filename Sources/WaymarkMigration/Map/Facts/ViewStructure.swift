// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The structure of a piece of view code, once modifiers and layouts are taken off.
indirect enum ViewStructure: Hashable, Sendable {
    /// A value of a type is made, with the views that it is given.
    case view(String, content: [ViewStructure])
    /// A function or a property, by its name alone or on `self`.
    case own(String)
    /// A member of something, which is a modifier when the something is a view.
    case member(String, of: ViewStructure)
    /// One of several, with what decides.
    case branch([Case])
    /// Several at once.
    case group([ViewStructure])
    /// Code whose structure is not read.
    case unknown

    /// Returns the structure with local names replaced by what they stand for.
    func replacing(_ locals: [String: ViewStructure]) -> ViewStructure {
        if locals.isEmpty { return self }
        return switch self {
        case .view(let name, let content):
            .view(name, content: content.map { $0.replacing(locals) })
        case .own(let name): locals[name] ?? self
        case .member(let name, let base): .member(name, of: base.replacing(locals))
        case .branch(let cases):
            .branch(
                cases.map { Case(label: $0.label, structure: $0.structure.replacing(locals)) })
        case .group(let parts): .group(parts.map { $0.replacing(locals) })
        case .unknown: .unknown
        }
    }

    /// One of the views that a condition chooses among.
    struct Case: Hashable, Sendable {
        let label: String
        let structure: ViewStructure
    }
}
#endif
