// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension NavigationIndex {
    /// The view around repeated links that their destination can be put on: the nearest that is
    /// not among rows itself.
    func host(of loop: RowLoop, in file: ParsedFile) -> FunctionCallExprSyntax? {
        host(among: [loop.call] + loop.call.callsOnTheScreen, in: file)
    }

    /// The first of some views around links that their destination can be put on.
    func host(
        among calls: [FunctionCallExprSyntax], in file: ParsedFile
    ) -> FunctionCallExprSyntax? {
        calls.first { $0.showsContentOnce && !isAmongRows($0, in: file) }
    }

    /// True if a view is among rows, or may be.
    func isAmongRows(_ call: FunctionCallExprSyntax, in file: ParsedFile) -> Bool {
        guard case .type(let name) = Callee(call),
            let occurrence = use(
                of: name.text,
                at: SiteID(path: file.source.path, offset: name.range.lowerBound))
        else { return true }
        return refusalOfDestination(on: occurrence, in: file.source.path) != nil
    }
}

extension FunctionCallExprSyntax {
    /// True if this is a view of which there is one, whatever it shows.
    var showsContentOnce: Bool {
        isCall(of: [
            "Form", "GeometryReader", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
            "LazyVStack", "List", "ScrollView", "ScrollViewReader", "VStack", "ZStack",
        ])
    }
}
#endif
