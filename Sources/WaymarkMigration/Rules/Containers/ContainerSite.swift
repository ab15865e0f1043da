// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A `NavigationView` with all that decides what becomes of it.
struct ContainerSite {
    let call: NavigationViewCall
    let id: SiteID
    let columns: Columns
    private let context: RuleContext
    private let occurrence: Occurrence?
    private let placements: Set<Placement>
    private let conditionalStyle: ConditionalStyle?

    init(_ call: NavigationViewCall, in file: ParsedFile, _ context: RuleContext) {
        self.call = call
        self.context = context.at(call.name)
        id = SiteID(path: file.source.path, offset: call.name.range.lowerBound)
        occurrence = context.navigation.occurrence(of: id)
        columns = Columns(call, for: self.context.floor.systems)
            .checked(in: occurrence?.owner ?? "", of: id.path, context.navigation.project)
        placements = context.navigation.placements(of: id)
        let shownInColumns = self.context.floor.systems.intersection([.iOS, .macOS, .visionOS])
        conditionalStyle = call.conditionalModifiers.flatMap {
            ConditionalStyle($0, shownInColumns)
        }
    }

    /// True if it is the old half of code that asks for the system's version.
    var isForOldSystems: Bool { occurrence?.systemsAreNew == false }

    /// The ways in which it comes on screen, besides previews.
    private var stages: Set<Placement> { placements.filter { $0.stage != .preview } }

    /// The reason why it stays, whatever becomes of its columns; `nil` when nothing speaks against
    /// its rewrite.
    var refusal: Refusal? {
        let isOwn = !call.isQualified && context.ownNames.contains("NavigationView")
        if isOwn { return .ownDeclaration }
        if !isForNewSystems, context.refusal(since: .newContainers) == .unknownFloor {
            return .unknownFloor
        }
        if call.hasWrittenType { return .typeReference }
        if stages.contains(where: \.isNested), !isPushedInItself { return .nestedContainer }
        if isInColumn, !isOneColumn { return .nestedContainer }
        if stages.contains(where: \.isUnclear) { return .handedOver }
        if call.hasConditionalStyle, conditionalStyle?.isPlain != true {
            return .conditionalStyle
        }
        if call.modifiers.contains(where: \.looksForTheContainer) { return .introspected }
        return styles.contains(.custom) ? .customStyle : nil
    }

    /// The place that decides a refusal, where it is about how the container comes on screen.
    func cause(of outcome: Site.Outcome) -> SiteID? {
        let deciding: Set<Placement> =
            switch outcome {
            case .refuse(.nestedContainer): stages.filter { $0.isNested || $0.isInColumn }
            case .refuse(.handedOver): stages.filter(\.isUnclear)
            default: []
            }
        return deciding.map(\.cause).min()
    }

    /// The first of the libraries' views that it is in, other than in previews.
    var assumption: Assumption? { stages.assumption }

    /// True if its own links lead to it, and else nothing but a window shows it: pushed, it shows
    /// its content alone.
    var isPushedInItself: Bool {
        guard !isWrapped, !isForNewSystems, leadsToItself,
            stages.allSatisfy({ $0.stage == .root || $0.isPushed && !$0.isUnclear })
        else { return false }
        let around = Set(context.navigation.containers(leadingTo: id) + columnsAround)
        return around.allSatisfy { $0 == id || context.navigation.isInPreviewsOnly($0) }
    }

    private var leadsToItself: Bool {
        guard let reach = context.navigation.reach(in: id) else { return false }
        return reach.pushedContainers.contains(id)
            || stages.contains(where: \.isPushed) && reach.linkedContainers.contains(id)
    }

    /// True if it is shown in a column of another container, where only a stack may be.
    var isInColumn: Bool { !columnsAround.isEmpty }

    private var columnsAround: [SiteID] {
        stages.compactMap { if case .column(let outer) = $0.stage { outer } else { nil } }
    }

    /// True if a new container is on its screen, which is in none of its own.
    var showsNewContainer: Bool { hasNew(\.certainContainers) }

    /// True if its links lead to a new container.
    var leadsToNewContainer: Bool { hasNew(\.pushedContainers) }

    private func hasNew(_ inner: KeyPath<Reach, Set<SiteID>>) -> Bool {
        context.navigation.reach(in: id)?[keyPath: inner]
            .contains { !context.navigation.isNavigationView($0) } ?? false
    }

    /// The styles that it has, in all places in which it is shown.
    var styles: Set<ContainerStyle> { Set(placements.compactMap(\.style)) }

    /// True if `#if` makes it a stack, be it on some systems only.
    var isConditionalStack: Bool {
        call.hasConditionalStyle && conditionalStyle?.styles.contains(.stack) == true
    }

    /// True if it is a stack wherever it is shown.
    var isStackEverywhere: Bool {
        if call.hasConditionalStyle, conditionalStyle?.isStack == true { return true }
        if context.isForPhonesOnly || context.floor.hasNoColumns { return true }
        return stages.allSatisfy { placement in
            if placement.style == .stack { return true }
            switch placement.stage {
            case .modal(.sheet), .modal(.popover): return context.floor[.macOS] == nil
            default: return false
            }
        }
    }

    private var isForNewSystems: Bool { occurrence?.systemsAreNew == true }

    /// True if the new containers are there on all systems that it runs on; else they are
    /// wrapped.
    var isWrapped: Bool { !isForNewSystems && !context.floor.has(.newContainers) }

    /// True if only previews show it.
    var isInPreviewsOnly: Bool { !placements.isEmpty && stages.isEmpty }

    /// True if only previews show it, with one statement: a preview stands for a screen that is
    /// shown in a stack, whatever the number of its views.
    var isPreviewOfOneScreen: Bool {
        guard isInPreviewsOnly, case .unclear(.unclearColumns) = columns,
            let statements = call.closure?.statements, statements.count == 1
        else { return false }
        return statements.first?.item.as(ExprSyntax.self)?.innermostCall?.calledName
            .map { $0.beginsWithCapital && $0 != "ForEach" } ?? false
    }

    /// Returns the level of its rewrite: what that asks of a person.
    ///
    /// - Parameter isDoubtful: Whether a person should look at what comes of it.
    func level(isDoubtful: Bool = false) -> Level {
        let layout: Level = isStackEverywhere && isOneColumn ? .exact : .layout
        let isAdded = isWrapped || isDoubtful || isPushedInItself || assumption != nil
        if isAdded, layout == .exact || context.levels.contains(.layout) { return .assisted }
        return layout
    }

    private var isOneColumn: Bool {
        if case .some(let columns) = columns { columns.count < 2 } else { false }
    }

    /// The links that have to be migrated with it, and the containers around it that have to
    /// become split views.
    var needs: [Need] {
        let outer =
            isPushedInItself
            ? [] : columnsAround.filter { context.navigation.isNavigationView($0) }.sorted()
        return context.navigation.legacyLinks(in: id).map { Need($0, else: .legacyLinks) }
            + outer.map {
                Need($0, else: .nestedContainer, by: UseNavigationSplitView.name)
            }
    }

    /// The wrapper that its stack comes through, if it does.
    var stackWrapper: Wrapper? {
        isWrapped ? .stack : isPushedInItself ? .outermostStack : nil
    }

    /// The wrapper that its columns come through, if they do.
    var splitViewWrapper: Wrapper? { isWrapped ? .splitView : nil }

    /// The edit that makes it another container: the system's, or a wrapper of the project.
    func renaming(to name: String, or wrapper: Wrapper?) -> Edit {
        wrapper.map { Edit(call.typeRange, $0.typeName) } ?? Edit(call.name.range, name)
    }

    /// The edits that take its own styles away.
    func removingStyles(from source: SourceText) -> [Edit] {
        let conditional = call.hasConditionalStyle ? conditionalStyle?.removed ?? [] : []
        return (call.styles.map(\.range) + conditional).map { source.removal(of: $0) }
    }
}

extension Placement {
    /// True if it is in another container, and nothing in between may show it elsewhere.
    fileprivate var isNested: Bool { !isUnclear && (stage == .embedded || stage == .pushed) }

    fileprivate var isInColumn: Bool { if case .column = stage { true } else { false } }

    /// True if a link leads to it, be it from a column of a container.
    fileprivate var isPushed: Bool { stage == .pushed || isInColumn }
}

extension NavigationViewCall {
    /// True if `#if` decides about its style.
    fileprivate var hasConditionalStyle: Bool {
        conditionalModifiers?.config.mentions("navigationViewStyle") == true
    }
}

extension ModifierCall {
    /// True if this looks for the container among UIKit's controllers by its kind.
    fileprivate var looksForTheContainer: Bool {
        name.text == "introspect"
            && call.arguments.bareText.contains("navigationView")
    }
}

extension DeploymentTargets {
    /// True if none of the systems shows containers in columns.
    fileprivate var hasNoColumns: Bool {
        !isUnknown && self[.iOS] == nil && self[.macOS] == nil && self[.visionOS] == nil
    }
}
#endif
