// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkWeb

/// Tests that a page does what every renderer must: its messages lead to what the session shows.
@MainActor struct WebConformanceTests {
    @Test(arguments: RendererConformance.claims)
    func aPageDoesWhatRenderersMust(claim: RendererClaim) throws {
        try claim.check(PageTrial.self)
    }
}

/// A page, a connection, and a reader of its messages.
@MainActor private final class PageTrial: RendererTrial {
    private let page: PageSession
    private let mail = Mail()
    private var tree = WireTree()
    private var read = 0
    private var serial = 0

    init(showing session: any Session) {
        var settings = PageSettings.counter()
        settings.limits.burst = 10_000
        page = PageSession(
            id: "page", person: "somebody", size: .compact, isAsDrawn: true, session: session,
            settings: settings)
        let join = BrowserMessage.Join(
            page: "page", token: "", route: [], size: .compact, isResuming: false, have: 0)
        page.connect(
            mail.outbox, join: join, document: "page", isKept: false, isFromSeal: false)
    }

    var shown: [ShownElement] {
        get throws {
            try readMail()
            return tree.all.map { ShownElement(id: ElementID(Int32($0.id)), words: $0.values) }
        }
    }

    var scrolledTo: [ElementID] {
        get throws {
            try readMail()
            return tree.commands.filter { $0.first as? String == "scroll" }.compactMap {
                ($0[1] as? Int).map { ElementID(Int32($0)) }
            }
        }
    }

    func perform(_ event: ElementEvent) throws {
        serial += 1
        try page.receive(
            .event(serial: serial, id: event.id, event.action), from: mail.outbox)
        try readMail()
    }

    /// Reads what came, and acknowledges it.
    private func readMail() throws {
        for item in mail.items[read...] {
            read += 1
            guard case .message(let message) = item else { continue }
            try tree.take(message)
            if case .patch(let batch) = message {
                try page.receive(.ack(batch.number), from: mail.outbox)
            }
        }
    }
}
#endif
