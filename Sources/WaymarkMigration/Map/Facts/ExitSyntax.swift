// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A way to another screen, as a call writes it.
struct ExitSyntax {
    let kind: NavigationMap.Edge.Kind
    var label = ""
    /// The token that people are pointed to.
    let token: TokenSyntax
    /// The content that is shown; `nil` when a link only carries a value.
    var content: ExprSyntax?
    var value: ExprSyntax?
    var registered: String?
    /// The item that the content is given, by its closure's parameter.
    var item: ExprSyntax?

    /// Modifiers that show another screen.
    private static let modifiers: [String: NavigationMap.Edge.Kind] = [
        "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover,
        "inspector": .inspector,
        "navigationDestination": .push,
    ]

    /// Scenes of an app, and configurations of widgets.
    private static let scenes: Set<String> = [
        "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "UtilityWindow",
        "ImmersiveSpace", "StaticConfiguration", "AppIntentConfiguration",
        "IntentConfiguration",
    ]

    /// True if a type brings a view into UIKit or AppKit, as its subclasses are named too.
    private static func isHost(_ name: String) -> Bool {
        name.hasSuffix("HostingController") || name.hasSuffix("HostingView")
    }

    /// The exits that a call makes; `nil` when it makes none.
    static func exits(
        of call: FunctionCallExprSyntax, in owner: MapOwner
    ) -> [ExitSyntax]? {
        switch Callee(call) {
        case .type(let name): exits(of: call, making: name.token, in: owner)
        case .method(let name) where name.text == "tabItem":
            call.calledBase.map { [tab($0, call, name.token)] }
        case .method(let name), .function(let name):
            modifiers[name.text].flatMap { presentation($0, call, name.token) }.map { [$0] }
        case .other: nil
        }
    }

    private static func exits(
        of call: FunctionCallExprSyntax, making name: TokenSyntax, in owner: MapOwner
    ) -> [ExitSyntax]? {
        switch name.text {
        case "NavigationLink": return link(call, name).map { [$0] }
        case "Tab": return call.content(["content"]).map { [tab($0, call, name)] }
        case "NavigationSplitView": return columns(call, name)
        case "NavigationView": return oldColumns(call, name)
        default: break
        }
        if scenes.contains(name.text), owner.isApp || name.text == "WindowGroup" {
            return call.content(["content", "editor", "viewer"]).map {
                [ExitSyntax(kind: .scene, label: call.title ?? "", token: name, content: $0)]
            }
        }
        if isHost(name.text), !owner.isView {
            return call.content(["rootView"]).map {
                [ExitSyntax(kind: .scene, label: owner.name, token: name, content: $0)]
            }
        }
        return nil
    }

    private static func link(
        _ call: FunctionCallExprSyntax, _ name: TokenSyntax
    ) -> ExitSyntax? {
        guard let link = LinkCall(call, name) else { return nil }
        let label = link.title.map(\.asText) ?? link.label.map(\.visibleText) ?? ""
        if let value = link.value {
            return ExitSyntax(kind: .push, label: label, token: name, value: value)
        }
        return link.destination.map {
            ExitSyntax(kind: .push, label: label, token: name, content: $0)
        }
    }

    private static func tab(
        _ content: ExprSyntax, _ call: FunctionCallExprSyntax, _ name: TokenSyntax
    ) -> ExitSyntax {
        let label = call.title ?? call.content(["label"]).map(\.visibleText) ?? ""
        return ExitSyntax(kind: .tab, label: label, token: name, content: content)
    }

    private static func presentation(
        _ kind: NavigationMap.Edge.Kind, _ call: FunctionCallExprSyntax, _ name: TokenSyntax
    ) -> ExitSyntax? {
        guard let content = call.content(["content", "destination"]) else { return nil }
        var exit = ExitSyntax(kind: kind, token: name, content: content)
        let arguments = call.arguments.filter { $0.expression.id != content.id }
        exit.item = arguments.first { $0.label?.text == "item" }?.expression
        let written = arguments.first?.expression.bareText ?? ""
        if arguments.first?.label?.text == "for" {
            exit.registered = written.hasSuffix(".self") ? String(written.dropLast(5)) : written
        } else {
            exit.label = written.lastPart.withoutDollar.asLabel
        }
        return exit
    }
}
#endif
