// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension NavigationLinkNode {
    /// The route that the link leads to, for addresses: only where that is this screen's own route
    /// and one segment more.
    var route: [String]? {
        guard let screen = enclosingScreen, let window = graph.window else { return nil }
        switch view.target {
        case .value(let element?):
            let resolution = LinkResolution(element, from: self, on: screen)
            guard let segment = resolution.segment else { return nil }
            if resolution.isSelection { return screen.route(selecting: segment) }
            return window.routes.route(upTo: screen).map { $0 + [segment] }
        case .value(nil): return nil
        case .view:
            guard let name = presenterKey else { return nil }
            return window.routes.route(upTo: screen).map { $0 + [name] }
        }
    }

    var routeName: String? { presenterKey }

    /// The label in lower case, and a number where several, or a tab, are called so.
    var presenterKey: String? {
        guard let screen = enclosingScreen, let name = screen.linkNames.name(of: self) else {
            return nil
        }
        let isTaken = isNameOfTab("~" + name)
        guard isTaken || screen.linkNames.isShared(self) else { return "~" + name }
        var earlier = 0
        var isFound = false
        screen.visitDeclarations { node in
            if node === self { isFound = true }
            if !isFound, screen.linkNames.name(of: node) == name { earlier += 1 }
            return !isFound
        }
        return "~" + name + (earlier == 0 && !isTaken ? "" : "-\(earlier + 1)")
    }

    func turnOn(forRoute name: String) -> Bool {
        follow()
        return true
    }
}
