// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftParser
    import SwiftSyntax

    /// A file and its syntax tree.
    public struct ParsedFile: Sendable {
        /// The file as it is on disk.
        public let source: SourceText
        let tree: SourceFileSyntax
        /// What its words tell about it; `nil` when nobody looked.
        let words: FileWords?

        /// Parses; what does not parse has `hasError`, and nothing is ever changed in it.
        public init(_ source: SourceText) { self.init(source, nil) }

        init(_ source: SourceText, _ words: FileWords?) {
            self.source = source
            self.words = words
            tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }

        /// Whether the parser met something that is not Swift.
        public var hasError: Bool { tree.hasError }
    }

    extension SyntaxProtocol {
        /// The bytes of this node without the comments and blanks around it.
        var range: Range<Int> {
            positionAfterSkippingLeadingTrivia
                .utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
        }
    }
#endif
