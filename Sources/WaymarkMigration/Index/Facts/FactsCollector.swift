// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension FileFacts {
    /// Reads a file's facts off its tree.
    convenience init(_ file: ParsedFile, in targets: TargetMap = TargetMap()) {
        let collector = FactsCollector(CapitalMembers(of: file.tree))
        collector.walk(file.tree)
        self.init(
            path: file.source.path, targets: targets.targets(of: file.source.path),
            scope: targets.scope(of: file),
            occurrences: collector.occurrences.sorted {
                $0.range.lowerBound < $1.range.lowerBound
            },
            members: collector.members, types: collector.types,
            declarations: collector.declarations, values: collector.values,
            publicTypes: collector.publicTypes, locals: collector.locals)
    }
}

/// Walks through a file and keeps in mind what it is in.
private final class FactsCollector: BlockVisitor {
    private(set) var occurrences: [Occurrence] = []
    private(set) var members: [MemberFacts] = []
    private(set) var types: Set<String> = []
    private(set) var publicTypes: Set<String> = []
    private(set) var declarations: [TypeFacts] = []
    private(set) var values: [ValueFacts] = []
    private var owners: [(name: String, generics: Set<String>)] = []
    private var member = ""
    private var surroundings: [Surrounding] = []
    private(set) var locals: [LocalValue] = []
    /// The local name whose value is walked through.
    private var local: Int?
    private var capitalMembers: CapitalMembers

    init(_ capitalMembers: CapitalMembers) {
        self.capitalMembers = capitalMembers
        super.init(viewMode: .sourceAccurate)
    }

    /// True if a name that looks like a type's is that of a member of the type around.
    private func isOwnMember(_ name: String) -> Bool {
        owners.last.map { capitalMembers.contains(name, of: $0.name) } ?? false
    }

    private func note(
        _ kind: Occurrence.Kind, _ node: some SyntaxProtocol, at token: TokenSyntax
    ) {
        occurrences.append(
            Occurrence(
                kind: kind, range: node.range, offset: token.range.lowerBound,
                owner: owners.last?.name ?? "", member: member, local: local,
                surroundings: surroundings))
    }

    private func walk(_ node: some SyntaxProtocol, in surrounding: Surrounding?) {
        if let surrounding { surroundings.append(surrounding) }
        walk(node)
        if surrounding != nil { surroundings.removeLast() }
    }

    private func walkColumns(_ closure: ClosureExprSyntax, of container: Int) {
        let last = closure.statements.count > 1 ? closure.statements.last : nil
        scopes.enter()
        defer { scopes.leave() }
        for statement in closure.statements {
            let column: Surrounding.Column = statement == last ? .detail : .leading
            walk(statement, in: .container(container, column))
        }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = Callee(node)
        note(callee, node)
        if let container = NavigationViewCall(node, callee), let closure = container.closure {
            walkColumns(closure, of: container.name.range.lowerBound)
            return .skipChildren
        }
        if let base = node.calledBase { walk(base, in: callee.surroundingOfBase(node)) }
        for argument in node.arguments {
            let role = callee.surrounding(of: argument.label?.text ?? "", in: node)
            let isClosure = argument.expression.is(ClosureExprSyntax.self)
            walk(argument.expression, in: isClosure ? role?.made(for: callee) : role)
        }
        if let closure = node.trailingClosure {
            walk(closure, in: callee.surroundingOfTrailingClosure(in: node)?.made(for: callee))
        }
        for closure in node.additionalTrailingClosures {
            let role = callee.surrounding(of: closure.label.text, in: node)
            walk(closure.closure, in: role?.made(for: callee))
        }
        return .skipChildren
    }

    private func note(_ callee: Callee, _ node: FunctionCallExprSyntax) {
        switch callee {
        case .type(let name) where isOwnMember(name.text) && node.calledBase == nil:
            noteFunction(name, node)
        case .type(let name):
            if case .container(let kind) = KnownCallees.types[name.text] {
                note(.container(kind), node, at: name.token)
                if node.argument("path") != nil { note(.boundPath, node, at: name.token) }
            } else if name.text == "NavigationLink" {
                note(node.kindOfLink(name.token), node, at: name.token)
            }
            note(.makes(name.text), node, at: name.token)
        case .method(let name), .function(let name):
            noteFunction(name, node)
        case .other: break
        }
    }

    private func noteFunction(_ name: Callee.Name, _ node: FunctionCallExprSyntax) {
        if name.text == "navigationDestination" {
            let type = node.argument("for")?.expression.bareText
            note(.registers(type ?? ""), node, at: name.token)
        }
        let isOwn =
            node.calledBase?.isSelf ?? !node.calledExpression.is(MemberAccessExprSyntax.self)
        note(isOwn ? named(name.text, by: node) : .asks(name.text), node, at: name.token)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let base = node.base {
            if base.isSelf {
                note(.names(name.text), node, at: name)
                return .skipChildren
            }
            if name.text == "init", let type = base.as(DeclReferenceExprSyntax.self) {
                note(.makes(type.baseName.text), node, at: type.baseName)
            } else {
                note(.asks(name.text), node, at: name)
            }
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let kind = scopes[name].map { Occurrence.Kind.local($0) } ?? .names(name)
        let isType = name.beginsWithCapital && !isOwnMember(name)
        note(isType ? .type(name) : kind, node, at: node.baseName)
        return .skipChildren
    }

    /// The use that a call makes of what it calls by its name: a local one, or one of the type.
    private func named(_ name: String, by call: FunctionCallExprSyntax) -> Occurrence.Kind {
        let isPlain = call.calledExpression.is(DeclReferenceExprSyntax.self)
        return isPlain ? scopes[name].map { .local($0) } ?? .names(name) : .names(name)
    }

    // MARK: Systems

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter()
        walk(node.conditions)
        walk(node.body, in: node.conditions.areForNewSystems.map { .systems(areNew: $0) })
        scopes.leave()
        if let alternative = node.elseBody {
            let areNew = node.conditions.areElseForNewSystems
            walk(alternative, in: areNew.map { .systems(areNew: $0) })
        }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        walk(node.body, in: node.conditions.areElseForNewSystems.map { .systems(areNew: $0) })
        return .skipChildren
    }

    // MARK: Declarations

    private func walkType(
        _ node: some DeclGroupSyntax, named name: String,
        _ generics: GenericParameterClauseSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        if !node.is(ExtensionDeclSyntax.self) { types.insert(name) }
        if node.modifiers.contains(where: \.isPublic) { publicTypes.insert(name) }
        declarations.append(TypeFacts(node, generics))
        if !node.isAtTop { capitalMembers.add(node, to: name) }
        let outer = (surroundings, member, local, scopes)
        (local, scopes) = (nil, LocalScopes())
        surroundings = node.around.map { [$0] } ?? []
        owners.append((name, generics?.namesOfViews ?? []))
        walk(node.memberBlock)
        owners.removeLast()
        (surroundings, member, local, scopes) = outer
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        walkType(node, named: node.name.text, node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        walkType(node, named: node.name.text, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        walkType(node, named: node.name.text, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        walkType(node, named: node.name.text, node.genericParameterClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        walkType(node, named: node.extendedType.lastName)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.append(TypeFacts(node))
        return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.append(TypeFacts(alias: node))
        return .visitChildren
    }

    private func walkMember(_ facts: MemberFacts, _ node: some SyntaxProtocol) {
        let outer = member
        member = facts.name
        members.append(facts)
        for child in node.children(viewMode: .sourceAccurate) { walk(child) }
        member = outer
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember else {
            walkLocalFunction(node)
            return .skipChildren
        }
        if node.isTest { surroundings.append(.test) }
        walkMember(MemberFacts(node, of: owners.last?.name ?? ""), node)
        if node.isTest { surroundings.removeLast() }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isMember else {
            for binding in node.bindings { walkLocal(binding) }
            return .skipChildren
        }
        values += ValueFacts.all(in: node, of: owners.last?.name ?? "")
        guard let facts = MemberFacts(node, of: owners.last ?? ("", [])) else {
            return .visitChildren
        }
        walkMember(facts, node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        walkMember(MemberFacts(node, of: owners.last ?? ("", [])), node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        walkMacro(node, node.macroName)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        walkMacro(node, node.macroName)
    }

    // MARK: Local values

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.initializer?.value else { return .skipChildren }
        walkLocal(node.pattern, value)
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer.value, in: .unclear)
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter()
        walk(node.sequence, in: .unclear)
        walk(node.pattern)
        if let condition = node.whereClause { walk(condition) }
        walk(node.body)
        return .skipChildren
    }

    private func walkLocal(_ binding: PatternBindingSyntax) {
        if let accessors = binding.accessorBlock {
            walkLocal(binding.pattern, accessors)
        } else if let value = binding.initializer?.value {
            walkLocal(binding.pattern, value)
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            scopes.declare(name.text, name.range.lowerBound)
        }
    }

    private func walkLocal(_ pattern: PatternSyntax, _ value: some SyntaxProtocol) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            walk(value, in: .unclear)
            return walk(pattern)
        }
        walk(value, asValueOf: name.range.lowerBound)
        scopes.declare(name.text, name.range.lowerBound)
    }

    private func walkLocalFunction(_ node: FunctionDeclSyntax) {
        let name = node.name.range.lowerBound
        scopes.declare(node.name.text, name)
        scopes.enter()
        for parameter in node.signature.parameterClause.parameters {
            scopes.declare((parameter.secondName ?? parameter.firstName).text, nil)
        }
        if let body = node.body { walk(body, asValueOf: name, isSilent: node.isSilent) }
        scopes.leave()
    }

    private func walk(
        _ value: some SyntaxProtocol, asValueOf name: Int, isSilent: Bool = false
    ) {
        apart(local: name) {
            locals.append(
                LocalValue(
                    name: name, range: value.range, depth: surroundings.count,
                    isSilent: isSilent))
            walk(value)
        }
    }

    /// Walks through what is not shown where it stands: only previews and systems around it count.
    private func apart(local name: Int?, _ walk: () -> Void) {
        let outer = (surroundings, local)
        surroundings = surroundings.filter(\.isAroundValues)
        local = name
        walk()
        (surroundings, local) = outer
    }

    // MARK: Values that are set

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.elements.count > 2, let target = node.elements.first,
            node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return .visitChildren }
        let values = node.elements.dropFirst(2)
        switch AssignmentTarget(target) {
        case .name(let name, let isPlain): walk(values, asSetIn: name, isPlain: isPlain)
        case .nothing: for value in values { walk(value) }
        case .elsewhere(let name):
            walk(target)
            let around = name == "rootView" ? Surrounding.controller : .unclear
            for value in values { walk(value, in: around) }
        }
        return .skipChildren
    }

    private func walk(_ values: Slice<ExprListSyntax>, asSetIn name: String, isPlain: Bool) {
        if isPlain, let found = scopes[name] {
            for value in values { walk(value, asValueOf: found) }
        } else if name == "rootView" {
            for value in values { walk(value, in: .controller) }
        } else if member == "init" {
            for value in values { walk(value) }
        } else {
            walk(values, asKeptIn: name)
        }
    }

    /// Walks through what a property is set to, which is shown where the property is.
    private func walk(_ values: Slice<ExprListSyntax>, asKeptIn property: String) {
        let outer = member
        apart(local: nil) {
            member = property
            surroundings.append(.kept(in: property, of: owners.last?.name ?? ""))
            for value in values { walk(value) }
        }
        member = outer
    }

    private func walkMacro(_ node: some SyntaxProtocol, _ name: TokenSyntax)
        -> SyntaxVisitorContinueKind
    {
        for child in node.children(viewMode: .sourceAccurate) {
            walk(child, in: name.text == "Preview" ? .preview : nil)
        }
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    /// Returns the kind of link that this call makes.
    fileprivate func kindOfLink(_ name: TokenSyntax) -> Occurrence.Kind {
        if let value = argument("value")?.expression {
            return .valueLink(ValueExpression(value, valuesOfNames))
        }
        if LinkCall(self, name)?.isLegacy == true { return .legacyLink }
        return .viewLink(RowLoop.around(self)?.elementValue)
    }
}
#endif
