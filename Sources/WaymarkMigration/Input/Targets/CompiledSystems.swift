// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension SyntaxProtocol {
    /// The systems for which this is compiled, as far as the `#if` around it tell.
    var compiledSystems: Set<DeploymentTargets.System> {
        var systems = Set(DeploymentTargets.System.allCases)
        var node = Syntax(self)
        while let parent = node.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) {
                systems = systems.filter { clause.isCompiled(for: $0) ?? true }
            }
            node = parent
        }
        return systems
    }

    /// The systems that the `@available` around this ask for.
    var availableSystems: DeploymentTargets {
        var floor = DeploymentTargets()
        for current in nodesAround {
            let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes
            for attribute in attributes ?? [] { floor.raise(to: attribute.availableSystems) }
        }
        return floor
    }
}

extension AttributeListSyntax.Element {
    /// The versions in `@available(iOS 16, macOS 13, *)`; none in any other attribute.
    fileprivate var availableSystems: DeploymentTargets {
        guard let attribute = self.as(AttributeSyntax.self),
            attribute.attributeName.bareText == "available",
            let items = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
        else { return DeploymentTargets() }
        return items.versions
    }
}

extension AvailabilityArgumentListSyntax {
    /// The versions that it names.
    var versions: DeploymentTargets {
        var floor = DeploymentTargets()
        for item in self {
            guard case .availabilityVersionRestriction(let restriction) = item.argument,
                let system = DeploymentTargets.System(written: restriction.platform.text)
            else { continue }
            floor[system] = restriction.version.flatMap { Version($0.bareText) }
        }
        return floor
    }
}

extension IfConfigDeclSyntax {
    /// The part of an `#if` that is compiled.
    enum Branch {
        case clause(IfConfigClauseSyntax)
        /// Nothing.
        case none
        /// A part that depends on more than the system.
        case unknown
    }

    /// Returns the part that is compiled for a system.
    func branch(for system: DeploymentTargets.System) -> Branch {
        for clause in clauses {
            switch clause.isCompiled(for: system) {
            case true?: return .clause(clause)
            case false?: continue
            case nil: return .unknown
            }
        }
        return .none
    }
}

extension IfConfigClauseSyntax {
    /// True if this branch is the one that is compiled for a system; `nil` when that depends on
    /// something else.
    fileprivate func isCompiled(for system: DeploymentTargets.System) -> Bool? {
        guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return nil }
        var result: Bool? = true
        for clause in clauses {
            let holds = clause.condition.map { $0.holds(for: system) } ?? true
            if clause.id == id { return both(result, holds) }
            result = both(result, holds.map(!))
        }
        return result
    }
}

/// True if both hold, of which one may not be known.
private func both(_ a: Bool?, _ b: Bool?) -> Bool? {
    if a == false || b == false { return false }
    return a == nil || b == nil ? nil : true
}

extension ExprSyntax {
    /// True if the condition of an `#if` holds for a system; `nil` when that depends on
    /// something else.
    fileprivate func holds(for system: DeploymentTargets.System) -> Bool? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.holds(for: system) }
        if let not = self.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return not.expression.holds(for: system).map(!)
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.holds(for: system)
        }
        return self.as(SequenceExprSyntax.self)?.holds(for: system)
    }
}

extension FunctionCallExprSyntax {
    /// True if `os(…)` or `canImport(…)` holds.
    fileprivate func holds(for system: DeploymentTargets.System) -> Bool? {
        let name = arguments.first?.expression.bareText ?? ""
        switch (calledExpression.bareText, name) {
        case ("os", "Linux"), ("os", "Windows"), ("os", "Android"): return false
        case ("os", _): return system.rawValue == name
        case ("canImport", "AppKit") where system != .iOS: return system == .macOS
        case ("canImport", "UIKit") where system != .watchOS: return system != .macOS
        default: return nil
        }
    }
}

extension SequenceExprSyntax {
    /// True if conditions that are all joined by the same operator hold.
    fileprivate func holds(for system: DeploymentTargets.System) -> Bool? {
        let parts = Array(elements)
        let operators = Set(
            parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        let values = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
            .map { $0.holds(for: system) }
        switch operators {
        case ["&&"]: return values.reduce(true) { both($0, $1) }
        case ["||"]: return values.map { $0.map(!) }.reduce(true) { both($0, $1) }.map(!)
        default: return nil
        }
    }
}

extension DeploymentTargets {
    /// The floor of code that is compiled for some of the systems only.
    func narrowed(to systems: Set<System>) -> DeploymentTargets {
        var narrow = self
        for system in System.allCases where !systems.contains(system) { narrow[system] = nil }
        return narrow.isUnknown ? self : narrow
    }

    /// The newer version of each system that either names.
    fileprivate mutating func raise(to other: DeploymentTargets) {
        for system in System.allCases { self[system] = newer(system, other) }
    }

    /// The floor of code that asks for newer versions of the target's systems.
    func raised(to other: DeploymentTargets) -> DeploymentTargets {
        var raised = self
        for system in System.allCases where self[system] != nil {
            raised[system] = newer(system, other)
        }
        return raised
    }

    private func newer(_ system: System, _ other: DeploymentTargets) -> Version? {
        [self[system], other[system]].compactMap(\.self).max()
    }
}
#endif
