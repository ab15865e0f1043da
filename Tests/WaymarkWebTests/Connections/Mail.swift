// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOConcurrencyHelpers

@testable import WaymarkWeb

/// A connection that keeps what a page puts into its outbox.
final class Mail: Sendable {
    let outbox: Outbox
    private let kept: NIOLockedValueBox<[Outbox.Item]>

    init() {
        let kept = NIOLockedValueBox<[Outbox.Item]>([])
        self.kept = kept
        outbox = Outbox { item in kept.withLockedValue { $0.append(item) } }
    }

    var items: [Outbox.Item] { kept.withLockedValue { $0 } }
}

extension MarkupTemplate {
    /// A template whose drawings have numbers of its own.
    init(_ node: HTMLNode, sharing sharedName: String? = nil) {
        var templates = TemplateTable()
        self.init(node, sharing: sharedName, templates: &templates)
    }
}
#endif
