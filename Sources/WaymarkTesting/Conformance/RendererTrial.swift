// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A renderer on trial: its host, what it shows, and a person in front of it.
///
/// Write one for a renderer of yours, and run the claims of `RendererConformance` with it.
@MainActor public protocol RendererTrial: AnyObject {
    /// Makes a renderer and shows a session in it.
    init(showing session: any Session)

    /// The elements that are shown, in reading order, each with the words that it shows itself. The
    /// claims ask about texts; other elements may be left out.
    var shown: [ShownElement] { get throws }

    /// The elements that the renderer was told to scroll to, the oldest first.
    var scrolledTo: [ElementID] { get throws }

    /// Does what a person does, or the renderer measures, on the way that it takes there.
    func perform(_ event: ElementEvent) throws
}

/// An element as a renderer on trial shows it.
public struct ShownElement {
    /// The element's id.
    public let id: ElementID
    /// The words that it shows itself, other than what elements inside it show; more than its words
    /// does no harm.
    public let words: [String]

    /// Makes a description of what is shown.
    public init(id: ElementID, words: [String]) {
        self.id = id
        self.words = words
    }
}
