// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// A piece of HTML as a value: escaped when it is written, never before.
    struct HTMLNode: Equatable, Sendable {
        var tag: String
        /// In the order they are written; a value of "" writes the bare name.
        var attributes: [Attribute] = []
        var content: Content = .empty

        struct Attribute: Equatable, Sendable {
            var name: String
            var value: String
        }

        enum Content: Equatable, Sendable {
            case empty
            case text(String)
            case nodes([HTMLNode])
            /// Here the element's children go: exactly one place in a shell, or none.
            case slot
        }
    }
#endif
