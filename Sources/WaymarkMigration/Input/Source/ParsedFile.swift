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
    /// The names that its words tell; `nil` when nobody looked.
    let words: IdentifierScan?
    private let index = NodeIndex()

    /// Parses; what does not parse has `hasError`, and nothing is ever changed in it.
    public init(_ source: SourceText) { self.init(source, nil) }

    init(_ source: SourceText, _ words: IdentifierScan?) {
        self.source = source
        self.words = words
        tree = source.bytes.withUnsafeBufferPointer(Self.tree)
    }

    /// Parses as Swift 6, or as Swift 5 where only that parses: an error in Swift 6 may be a
    /// warning in Swift 5, such as a blank within an attribute.
    private static func tree(of bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
        let tree = Parser.parse(source: bytes)
        guard tree.hasError else { return tree }
        let older = Parser.parse(source: bytes, swiftVersion: .v5)
        return older.hasError ? tree : older
    }

    /// The nodes of a kind, in the order in which they begin.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
        index.nodes(kind, in: tree)
    }

    /// The calls of something with one of these names, as `List { … }`, not as a modifier.
    func calls(of names: Set<String>) -> [FunctionCallExprSyntax] {
        index.calls(of: names, in: tree)
    }

    /// True if the parser met something that is not Swift.
    public var hasError: Bool { tree.hasError }

    /// The line, from 1, where the parser first met something that is not Swift, or missed
    /// something.
    var lineOfFirstError: Int? {
        Syntax(tree).firstError.map {
            source.line(of: $0.positionAfterSkippingLeadingTrivia.utf8Offset) + 1
        }
    }
}

extension Syntax {
    /// The first node in this that the parser did not expect, or that it missed.
    fileprivate var firstError: Syntax? {
        if self.is(UnexpectedNodesSyntax.self) { return self }
        if let token = self.as(TokenSyntax.self) { return token.hasError ? self : nil }
        for child in children(viewMode: .all) where child.hasError {
            if let error = child.firstError { return error }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The bytes of this node without the comments and blanks around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia
            .utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The token that this consists of; `nil` where there are several, or none.
    var onlyToken: TokenSyntax? {
        firstToken(viewMode: .sourceAccurate).flatMap { $0.totalLength == totalLength ? $0 : nil }
    }

    /// The text in `range`.
    var bareText: String {
        if let only = onlyToken { return only.text }
        let written = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
        return String(Substring(written.dropLast(trailingTriviaLength.utf8Length)))
    }
}
#endif
