// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension AttributedString {
    /// The way in which Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that counts.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of it; blocks follow one another without a break, and say what they are.
            case full
            /// What stands in a line.
            case inlineOnly
            /// What stands in a line, and breaks and spaces as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where the text is no Markdown; all text is.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What was read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Accepted: attributes of the app's own are left as text.
        public var allowsExtendedAttributes: Bool
        /// The part of Markdown that counts.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens where the text is no Markdown; all text is.
        public var failurePolicy: FailurePolicy
        /// Accepted: attributes do not say the language.
        public var languageCode: String?
        /// Accepted: nobody is told where in the source a part stood.
        public var appliesSourcePositionAttributes: Bool

        /// The way in which Markdown is read.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown; links without a scheme belong to the base.
    ///
    /// *Differs from Apple:* tables, HTML, nested lists and links by reference are left as text.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .full:
            for block in MarkdownBlocks.blocks(of: markdown) { append(block, baseURL) }
        case .inlineOnly:
            append(MarkdownInlines.parts(of: markdown), baseURL)
        case .inlineOnlyPreservingWhitespace:
            append(MarkdownInlines.parts(of: markdown, keepsBreaks: true), baseURL)
        }
    }

    /// Reads Markdown.
    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

    /// Reads Markdown; the scope names attributes of the app's own, which are left as text.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Reads Markdown; the scope names attributes of the app's own, which are left as text.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Reads a file of Markdown.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
    }

    private mutating func append(_ block: MarkdownBlocks.Block, _ base: URL?) {
        var text = AttributedString()
        if block.isCode {
            text = AttributedString(block.text)
        } else {
            text.append(MarkdownInlines.parts(of: block.text), base)
        }
        let types = zip(block.kinds, block.identities).map { kind, identity in
            PresentationIntent.IntentType(kind: kind, identity: identity)
        }
        text.presentationIntent = PresentationIntent(types: types)
        append(text)
    }

    private mutating func append(_ parts: [MarkdownInlines.Part], _ base: URL?) {
        for part in parts {
            var attributes = AttributeContainer()
            if !part.intent.isEmpty { attributes.inlinePresentationIntent = part.intent }
            attributes.link = part.link.flatMap { URL(string: $0, relativeTo: base) }
            attributes.imageURL = part.image.flatMap { URL(string: $0, relativeTo: base) }
            append(AttributedString(part.text, attributes: attributes))
        }
    }
}
