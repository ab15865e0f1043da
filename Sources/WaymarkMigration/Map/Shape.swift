// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What a piece of view code comes down to, once modifiers and layouts are taken off.
    indirect enum Shape: Hashable, Sendable {
        /// A value of a type is made, with the views that it is given.
        case view(String, content: [Shape])
        /// A function or a property, by its name alone or on `self`.
        case own(String)
        /// A member of something, which is a modifier when the something is a view.
        case member(String, of: Shape)
        /// One of several, with what decides.
        case branch([Case])
        /// Several at once.
        case group([Shape])
        /// Nothing that this tells.
        case unknown

        /// One of the views that a condition chooses among.
        struct Case: Hashable, Sendable {
            let label: String
            let shape: Shape
        }
    }
#endif
