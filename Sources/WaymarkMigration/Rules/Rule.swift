// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// One migration: what it looks for, what it writes instead, when it refuses, and examples of
/// each.
///
/// A rule is one file. The name of its type is the name that people use.
public protocol Rule: Sendable {
    /// One sentence that says what it does.
    static var summary: String { get }
    /// The systems that have what it writes.
    static var since: DeploymentTargets { get }
    /// The harm that comes of leaving a site as it is.
    static var severity: Severity { get }
    /// True if it is used only when it is asked for by name.
    static var isOptional: Bool { get }
    /// True if it says nothing of targets that are known to lack `since`.
    static var isForNewSystemsOnly: Bool { get }
    /// The key in the environment of which it has to know the properties in all files.
    static var environmentKey: String? { get }
    /// The container that it replaces: comments that still name it are told.
    static var replacedContainer: String? { get }
    /// True if people choose what becomes of sites that look different on an iPad or a Mac.
    static var asksAboutIPad: Bool { get }
    /// Words, and phrases with a whole word at their end, without which a file cannot contain a
    /// site.
    static var triggers: [String] { get }
    /// Words of which it has to know which other files have them.
    static var wordsElsewhere: [String] { get }
    /// One sentence that says what a person should try by hand after its rewrites; `nil` where
    /// the compiler tells all.
    static var trial: String? { get }
    /// The examples of what it does, to read and to test.
    static var examples: [Example] { get }
    /// The sites of one file, in the order in which they stand there.
    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site]
}

extension Rule {
    /// The name that people use: the name of the type.
    public static var name: String { "\(self)" }
    /// Most rules find what is old, and works.
    public static var severity: Severity { .low }
    /// Most rules are used without being asked for.
    public static var isOptional: Bool { false }
    /// Most rules say what would be possible with newer systems.
    public static var isForNewSystemsOnly: Bool { false }
    /// Most rules look at one file.
    public static var environmentKey: String? { nil }
    /// Most rules replace something else.
    public static var replacedContainer: String? { nil }
    /// Most rules change nothing that is seen.
    public static var asksAboutIPad: Bool { false }
    /// Most rules ask no other file for words.
    public static var wordsElsewhere: [String] { [] }
    /// Many rules write another name for the same.
    public static var trial: String? { nil }
}

extension Rule {
    /// A site that only a person can change.
    static func finding(_ refusal: Refusal, at token: TokenSyntax) -> Site {
        Site(
            rule: name, offset: token.range.lowerBound, subject: "'\(token.text)'",
            outcome: .refuse(refusal))
    }
}

/// The facts that a rule may ask for beyond the file that it looks at.
public struct RuleContext: Sendable {
    /// The oldest systems of the target that the file belongs to.
    public let floor: DeploymentTargets
    /// True if the target is for iPhones only.
    public let isForPhonesOnly: Bool
    /// Names of functions and properties that the project declares itself.
    public let ownNames: Set<String>
    /// The properties that files other than their own may use.
    public let shared: [SharedProperty]
    /// The index of how the project's screens hang together.
    let navigation: NavigationIndex
    /// The classes that are declared observable.
    let observableClasses: ObservableClasses
    /// The way to migrate containers that look different on an iPad or a Mac.
    let ipad: IPadChoice
    /// The ways to migrate single ones.
    let ipadAnswers: [SiteID: IPadChoice]
    /// The levels that are asked for.
    let levels: Set<Level>

    /// Describes the surroundings of a file.
    public init(
        floor: DeploymentTargets, isForPhonesOnly: Bool = false, ownNames: Set<String> = [],
        shared: [SharedProperty] = [],
        navigation: NavigationIndex = NavigationIndex(),
        observableClasses: ObservableClasses = ObservableClasses(),
        ipad: IPadChoice = .stack, ipadAnswers: [SiteID: IPadChoice] = [:],
        levels: Set<Level> = Set(Level.allCases)
    ) {
        self.floor = floor
        self.isForPhonesOnly = isForPhonesOnly
        self.ownNames = ownNames
        self.shared = shared
        self.navigation = navigation
        self.observableClasses = observableClasses
        self.ipad = ipad
        self.ipadAnswers = ipadAnswers
        self.levels = levels
    }

    /// The context of a place, for what `#if` and `@available` around it say about systems.
    func at(_ place: some SyntaxProtocol) -> RuleContext {
        RuleContext(
            floor: floor.narrowed(to: place.compiledSystems).raised(to: place.availableSystems),
            isForPhonesOnly: isForPhonesOnly, ownNames: ownNames, shared: shared,
            navigation: navigation, observableClasses: observableClasses, ipad: ipad,
            ipadAnswers: ipadAnswers, levels: levels)
    }

    /// True if a name means a type of the project's own in a file.
    func declares(type: String, in file: ParsedFile) -> Bool {
        navigation.project.declares(type: type, seenFrom: file.source.path)
    }

    /// True if the project declares a function that could be the one that is called.
    func declares(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledName, ownNames.contains(name) else { return false }
        let given = Set(call.arguments.map { $0.label?.text ?? "_" })
        return ownNames.contains { declared in
            guard declared.hasPrefix(name + "(") else { return false }
            let labels = declared.dropFirst(name.count + 1).dropLast().split(separator: ":")
            return given.isSubset(of: labels.map(String.init))
        }
    }

    /// Returns the reason why nothing of `since` may be written here; `nil` when it may.
    func refusal(replacing name: String, since: DeploymentTargets) -> Refusal? {
        ownNames.contains(name) ? .ownDeclaration : refusal(since: since)
    }

    /// Returns the reason why nothing of `since` may be written in the target; `nil` when it may.
    func refusal(since: DeploymentTargets) -> Refusal? {
        if floor.isUnknown { return .unknownFloor }
        return floor.has(since) ? nil : .belowFloor
    }
}
#endif
