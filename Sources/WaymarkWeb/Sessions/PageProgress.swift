// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The progress of a page: what was handled, and what was sent, over all of its connections.
struct PageProgress {
    /// The number of the last batch that was sent.
    var number = 0
    /// The last event that was handled, or is being handled.
    private(set) var event = 0
    /// The one before that which is being handled.
    private(set) var eventBefore: Int?
    /// True if the browser was sent all that there is to show.
    var isShown = false
    /// The document whose events were counted last.
    private var document: String?

    /// Counts the events of a document that joins: those of another one begin anew.
    mutating func join(_ join: BrowserMessage.Join, from document: String, isKept: Bool) {
        if !isKept || document != self.document { event = join.settled }
        self.document = document
    }

    /// Begins to handle the event of this number; false for one that was handled.
    mutating func begins(_ serial: Int) -> Bool {
        guard serial > event else { return false }
        (eventBefore, event) = (event, serial)
        return true
    }

    /// Ends what `begins` began.
    mutating func end() { eventBefore = nil }
}
#endif
