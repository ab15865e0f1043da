// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A hidden link with modifiers that do more than hide it: they stay, on an invisible view with
/// the destination.
struct KeptModifiers {
    private let link: LegacyLink
    private let occurrence: Occurrence
    private let file: ParsedFile
    private let navigation: NavigationIndex

    init(
        _ link: LegacyLink, _ occurrence: Occurrence, _ file: ParsedFile,
        _ navigation: NavigationIndex
    ) {
        self.link = link
        self.occurrence = occurrence
        self.file = file
        self.navigation = navigation
    }

    /// The rewrite, or the reason why there is none.
    var outcome: LinkOutcome {
        if let refusal { return .refuse(refusal) }
        let modifier = link.destinationModifier()
        let source = file.source
        let invisible = "Color.clear.frame(width: 0, height: 0)"
        let range = link.link.call.range
        let moved =
            [link.link.isActive?.range].compactMap(\.self)
            + (DestinationText(link.link)?.moved ?? [])
        if link.link.call.hasComment(in: range, besides: moved) {
            return .refuse(.commentInTheWay)
        }
        let edits =
            [Edit(range, pieces: source.chain([modifier], instead: range, after: invisible))]
            + link.chain.modifiers.filter(\.isOfNoUseOnHiddenLinks)
            .map { source.removal(of: $0.range) }
        return LinkOutcome(outcome: .rewrite(.assisted, edits))
    }

    private var refusal: Refusal? {
        if link.isConstant { return .constantFlag }
        guard link.chain.whole.parent?.is(CodeBlockItemSyntax.self) == true else {
            return .unclearPlace
        }
        if file.sharesFlag(link) { return .sharedFlag }
        if occurrence.surroundings.contains(.toolbar) { return .inToolbar }
        return navigation.refusalOfDestination(on: occurrence, in: file.source.path)
    }
}
#endif
