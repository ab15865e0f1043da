// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The names of what makes another screen of its content: containers, links and presentations.
enum Screens {
    /// The containers of navigation.
    static let containers: Set<String> = [
        "NavigationSplitView", "NavigationStack", "NavigationView",
    ]
    /// Modifiers that show their content over everything.
    static let modals: Set<String> = [
        "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "inspector", "popover",
        "sheet",
    ]
    /// All that begins another screen.
    static let openers = containers.union(modals).union([
        "NavigationLink", "navigationDestination",
    ])
}

extension FunctionCallExprSyntax {
    /// True if the content of this is shown over everything, by SwiftUI or by another library.
    var presents: Bool {
        guard let name = calledName, name != "navigationDestination", name != "NavigationLink"
        else { return false }
        let words = ["cover", "hostingcontroller", "modal", "popover", "popup", "sheet"]
        return Screens.modals.contains(name) || argument("isPresented") != nil
            || words.contains { name.lowercased().contains($0) }
    }

    /// True if this does something when asked to, so that its closure shows nothing itself.
    var acts: Bool {
        ["Button", "onAppear", "onChange", "onReceive", "onTapGesture", "task"]
            .contains(calledName ?? "")
    }

    /// True if this is in the arguments or the closures of a call, not what it is called on.
    fileprivate func has(inItsContent node: Syntax) -> Bool { node.id != calledExpression.id }
}

extension SyntaxProtocol {
    /// The calls whose arguments or closures this stands in, the innermost first.
    var surroundingCalls: [FunctionCallExprSyntax] {
        var found: [FunctionCallExprSyntax] = []
        var node = Syntax(self)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.has(inItsContent: node) {
                found.append(call)
            }
            node = parent
        }
        return found
    }

    /// The calls that it stands in up to where the screen begins: another container, a link or
    /// a presentation.
    var callsOnTheScreen: [FunctionCallExprSyntax] {
        Array(surroundingCalls.prefix { !Screens.openers.contains($0.calledName ?? "") })
    }

    /// The container that this is navigated in: links and destinations lead on in it,
    /// presentations do not.
    func container(among names: Set<String>) -> FunctionCallExprSyntax? {
        for call in surroundingCalls {
            if call.isCall(of: names) { return call }
            if call.presents || call.acts { return nil }
        }
        return nil
    }

    /// True if this stands inside of another node, on the same screen.
    func isOnTheScreen(of outer: some SyntaxProtocol) -> Bool {
        guard outer.range.lowerBound <= range.lowerBound,
            range.upperBound <= outer.range.upperBound
        else { return false }
        return surroundingCalls.prefix { $0.range.upperBound <= outer.range.upperBound }
            .allSatisfy { !Screens.openers.contains($0.calledName ?? "") }
    }
}
#endif
