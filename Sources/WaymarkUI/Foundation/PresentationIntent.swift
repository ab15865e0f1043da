// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What a part of a line means: emphasis, code, a break.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The number of the set.
    public let rawValue: UInt
    /// The set with this number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Said with stress.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Said with more stress.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code.
    public static let code = Self(rawValue: 1 << 2)
    /// No longer true.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// The end of a line of the source, which need not be one of the text.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// HTML in a line.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// HTML of its own.
    public static let blockHTML = Self(rawValue: 1 << 9)
}

/// The blocks in which a part of a text stands, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// The blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// A block, within those of another intent.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many lists and quotes are around the text.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// A block, and its number in the text.
    public struct IntentType: Hashable, Codable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// The number of the block, which no other has.
        public var identity: Int

        /// A block with a number.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// Words.
        case paragraph
        /// A title.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list without numbers.
        case unorderedList
        /// An item of a list.
        case listItem(ordinal: Int)
        /// Code, and its language.
        case codeBlock(languageHint: String?)
        /// Somebody else's words.
        case blockQuote
        /// A line between two parts.
        case thematicBreak
    }
}

extension AttributeScopes.FoundationAttributes {
    /// What a part of a line means.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
    /// The blocks in which a part stands.
    public var presentationIntent: PresentationIntentAttribute { .init() }

    /// What a part of a line means.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The blocks in which a part stands.
    public struct PresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
}
