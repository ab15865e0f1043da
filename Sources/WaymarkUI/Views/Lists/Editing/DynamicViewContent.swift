// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Views that are made from a collection, of which a person may delete and move some.
///
/// `ForEach` is such a view; `onDelete(perform:)` and `onMove(perform:)` give such a view again.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension TraitView: DynamicViewContent where Content: DynamicViewContent {
    @MainActor var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets a person delete rows; the closure removes the elements at these offsets.
    ///
    /// Without a closure nobody deletes rows. Of several, the outermost counts. *Differs from
    /// Apple:* each row has a button for it, which only a finger need swipe in.
    public nonisolated func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        TraitView(content: self, trait: RowDeletion(action: action))
    }

    /// Lets a person move rows; the closure moves the elements at these offsets in front of the
    /// element at the second offset.
    ///
    /// Without a closure nobody moves rows. Of several, the outermost counts. *Differs from Apple:*
    /// rows are not dragged; in edit mode each has buttons to move it up and down.
    public nonisolated func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        TraitView(content: self, trait: RowMovement(action: action))
    }
}
