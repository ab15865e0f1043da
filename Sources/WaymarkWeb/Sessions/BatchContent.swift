// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// The content of a batch: the edits of a tree and what is done then, or a whole tree.
enum BatchContent {
    case changes([ElementPatch], [WireCommand])
    case whole(Element, [WireCommand])

    var isWhole: Bool {
        if case .whole = self { true } else { false }
    }

    /// The number of its edits.
    var operationCount: Int {
        if case .changes(let patches, _) = self { patches.count } else { 1 }
    }

    /// Writes the batch for a connection, whose encoder learns what it then knows.
    ///
    /// - Parameters:
    ///   - progress: The number of the batch, and the events before it.
    ///   - sealed: The last event whose outcome the browser's seal has, if another seal follows.
    ///   - parts: Where the parts of the style sheet are.
    func batch(
        _ progress: PageProgress, sealed: Int?, location: ServerMessage.Location?, seal: String?,
        with encoder: inout PatchEncoder, parts addresses: [StylePart: String]
    ) -> ServerMessage.Batch {
        let body = body(with: &encoder)
        let news = encoder.takeNews()
        return ServerMessage.Batch(
            number: progress.number, event: progress.event, sealed: sealed,
            templates: news.templates, rules: news.rules,
            parts: news.parts.compactMap { addresses[$0] },
            laterParts: news.laterParts.compactMap { addresses[$0] },
            body: body, commands: commands, location: location, seal: seal)
    }

    private func body(with encoder: inout PatchEncoder) -> [UInt8] {
        switch self {
        case .changes(let patches, _): encoder.operations(patches)
        case .whole(let root, _): encoder.tree(root)
        }
    }

    private var commands: [WireCommand] {
        switch self {
        case .changes(_, let commands), .whole(_, let commands): commands
        }
    }
}
#endif
