// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A use of a name in a file, with what it stands in.
struct Occurrence: Sendable {
    /// The thing that is used, by the way it is used.
    enum Kind: Hashable, Sendable {
        /// A value of this type is made.
        case makes(String)
        /// A method or a property of this name is used on something.
        case asks(String)
        /// A function or a property of this name is used by itself, or on `self`.
        case names(String)
        /// A local value or function is used that is declared at this byte.
        case local(Int)
        /// A type of this name is asked for a member.
        case type(String)
        /// A link that follows a flag or a selection.
        case legacyLink
        /// A link that has a view, and what it is repeated for, if that is known.
        case viewLink(ValueExpression?)
        /// A link that has a value, as far as its type can be told.
        case valueLink(ValueExpression)
        /// A destination for this type of value, or for a flag or an item, which is no type.
        case registers(String)
        /// A container whose path somebody holds.
        case boundPath
        /// A navigation container.
        case container(ContainerKind)

        /// True if it is a container, what somebody holds of one, or a link that follows something.
        fileprivate var isPlace: Bool {
            switch self {
            case .container, .boundPath, .legacyLink: true
            default: false
            }
        }
    }

    let kind: Kind
    /// The whole expression; with what a method is called on.
    let range: Range<Int>
    /// The byte that people are pointed to.
    let offset: Int
    /// The type that it is written in, and its member; empty outside of types.
    let owner: String
    let member: String
    /// The byte at which the local name is declared whose value it is part of.
    let local: Int?
    /// The surroundings from outside to inside, within the declaration.
    let surroundings: [Surrounding]

    /// True if a test makes it for itself. What it asks something else for, that may be shown
    /// elsewhere too.
    var isMadeByTest: Bool {
        if case .asks = kind { return false }
        return surroundings.contains(.test)
    }

    /// True if it is for systems with the new containers, or for those without; `nil` when the
    /// code around it does not ask.
    var systemsAreNew: Bool? {
        surroundings.reversed().firstValue {
            if case .systems(let areNew) = $0 { areNew } else { nil }
        }
    }
}

/// The containers of SwiftUI.
enum ContainerKind: String, Hashable, Sendable, CaseIterable {
    case view = "NavigationView"
    case stack = "NavigationStack"
    case splitView = "NavigationSplitView"
    case wrappedStack = "CompatNavigationStack"
    case outermostStack = "OutermostNavigationStack"
    case wrappedSplitView = "CompatNavigationSplitView"
}

/// A member of a type, or a function outside of types.
struct MemberFacts: Sendable {
    let owner: String
    let name: String
    let range: Range<Int>
    /// True if it only holds what others hand over.
    let isStored: Bool
    /// True if its declared type says that it is a view.
    let isView: Bool
    /// True if it is a function that gives nothing back.
    var isSilent = false
    /// True if it returns a picture.
    var makesPicture = false
    /// True if what it returns may be part of a view: it returns something, at once.
    let mayBeView: Bool
    /// Its parameters that hold views or make them.
    let viewParameters: Set<String>
    /// The number of views that it makes.
    let content: ViewCount
    /// The names of its parameters that hold views, by their labels, where it is an initializer.
    var labels: [String: String] = [:]

    /// True if it can be used by its name alone in any view.
    var isForEveryView: Bool { owner.isEmpty || owner == "View" }
}

/// The facts about one file. An object, because what is found in it refers to it.
final class FileFacts: Sendable {
    let path: String
    /// The targets that compile it, as far as an Xcode project says.
    let targets: Set<String>
    /// The part of the repository that it is compiled with.
    let scope: NameScope
    /// The uses in it, in the order in which they begin.
    let occurrences: [Occurrence]
    let members: [MemberFacts]
    /// The types that are declared, not those that are extended.
    let types: Set<String>
    /// The facts that declarations and extensions state about types.
    let declarations: [TypeFacts]
    /// The properties of types, as far as they tell the types of values.
    let values: [ValueFacts]
    /// The types that other modules can use.
    let publicTypes: Set<String>
    /// The values of local names.
    let locals: [LocalValue]

    /// The positions of containers and of links that follow something, by their bytes.
    private let places: [Int: [Int]]

    /// The folder of the project that it belongs to.
    var project: String { scope.project }

    init(
        path: String, targets: Set<String>, scope: NameScope, occurrences: [Occurrence],
        members: [MemberFacts], types: Set<String>, declarations: [TypeFacts],
        values: [ValueFacts], publicTypes: Set<String>, locals: [LocalValue]
    ) {
        self.path = path
        self.targets = targets
        self.scope = scope
        self.occurrences = occurrences
        self.members = members
        self.types = types
        self.declarations = declarations
        self.values = values
        self.publicTypes = publicTypes
        self.locals = locals
        places = Dictionary(
            grouping: occurrences.indices.filter { occurrences[$0].kind.isPlace },
            by: { occurrences[$0].offset })
    }

    /// Returns the containers and the links that follow something at a byte.
    func places(at offset: Int) -> [Occurrence] {
        places[offset, default: []].map { occurrences[$0] }
    }

    /// Returns the uses that begin in a container.
    func occurrences(inContainerAt offset: Int) -> ArraySlice<Occurrence> {
        places(at: offset).first.map { occurrences(in: $0.range) } ?? []
    }

    /// Returns the uses of the local name that is declared at a byte, outside of its own value.
    func uses(ofLocal name: Int) -> [Occurrence] {
        occurrences.filter { $0.kind == .local(name) && $0.local != name }
    }

    /// Returns the uses that begin in a range.
    func occurrences(in range: Range<Int>) -> ArraySlice<Occurrence> {
        let start = occurrences.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
        let end = occurrences.partitioningIndex { $0.range.lowerBound >= range.upperBound }
        return occurrences[start..<max(start, end)]
    }
}
#endif
