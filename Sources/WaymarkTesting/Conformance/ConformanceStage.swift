// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements
import WaymarkUI

/// A session of a small app, and the renderer that shows it.
@MainActor final class ConformanceStage {
    let trial: any RendererTrial
    private let session: ViewSession

    init<Trial: RendererTrial>(_ trial: Trial.Type) {
        session = ViewSession(SessionRequest(size: .compact)) { AnyView(ConformanceApp()) }
        self.trial = Trial(showing: session)
    }

    var root: Element { session.root }

    /// Compares what is shown with the session's own tree: the texts, their places and their words.
    func expectAllIsShown() throws {
        let shown = try trial.shown
        let texts = texts
        let ids = Set(texts.map(\.id))
        #expect(shown.map(\.id).filter(ids.contains) == texts.map(\.id))
        let words = Dictionary(shown.map { ($0.id, $0.words) }) { first, _ in first }
        for (id, text) in texts {
            #expect(words[id]?.contains(text) == true, "\(text) is not shown")
        }
        let gone = shown.filter { root.first(withID: $0.id) == nil }
        #expect(gone.isEmpty, "what is gone is shown")
    }

    /// The words that are shown of the texts.
    var words: [String] {
        get throws { try trial.shown.flatMap(\.words) }
    }

    func press(_ name: String) throws {
        try trial.perform(ElementEvent(try button(name).id, .press))
    }

    func type(_ text: String) throws {
        let field = try #require(
            root.first { if case .textField = $0.role { true } else { false } })
        try trial.perform(ElementEvent(field.id, .setText(text)))
    }

    func goBack() throws {
        let screen = try #require(root.first { if case .screen = $0.role { true } else { false } })
        try trial.perform(ElementEvent(screen.id, .back))
    }

    func button(_ name: String) throws -> Element {
        let button = root.first { element in
            element.isPressable && element.first { $0.text == name } != nil
        }
        return try #require(button, "the app has no button '\(name)'")
    }

    /// The last row of the list.
    var lastRow: ElementID {
        get throws {
            var last: ElementID?
            root.forEach { if case .row = $0.role { last = $0.id } }
            return try #require(last)
        }
    }

    private var texts: [(id: ElementID, text: String)] {
        var texts: [(ElementID, String)] = []
        root.forEach { element in
            if let text = element.text { texts.append((element.id, text)) }
        }
        return texts
    }
}

extension Element {
    /// The words of a text.
    fileprivate var text: String? {
        if case .text(let text) = role { text.string } else { nil }
    }

    fileprivate func first(withID id: ElementID) -> Element? { first { $0.id == id } }
}
