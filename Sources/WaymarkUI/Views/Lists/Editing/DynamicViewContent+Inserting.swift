// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension DynamicViewContent {
    /// Accepted: says what to do with things of these types that are dropped between the views.
    ///
    /// *Differs from Apple:* nothing is dragged or dropped, and the closure is never called.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }

    /// Accepted: the older form, which names the types by their identifiers.
    ///
    /// *Differs from Apple:* nothing is dragged or dropped, and the closure is never called.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
