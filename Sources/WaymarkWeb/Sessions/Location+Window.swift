// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

extension ServerMessage.Location {
    init(_ window: WindowElement, name: String) {
        let app = window.name ?? name
        let title = (window.title ?? "").isEmpty ? app : window.title ?? app
        self.init(
            title: title == app ? app : "\(title) — \(app)", app: app, route: window.route)
    }

    /// Takes the location from the root of a tree, or else the app's name and no route.
    init(of root: Element, name: String) {
        if case .window(let window) = root.role {
            self.init(window, name: name)
        } else {
            self.init(title: name, app: name, route: [])
        }
    }

    /// Goes where the patches of a window lead.
    mutating func follow(_ patches: [ElementPatch], name: String) {
        for patch in patches {
            switch patch {
            case .update(_, let content): follow(content.role, name)
            case .replace(_, let element): follow(element.role, name)
            case .insert, .remove, .move: break
            }
        }
    }

    private mutating func follow(_ role: ElementRole, _ name: String) {
        if case .window(let window) = role { self = .init(window, name: name) }
    }
}
#endif
