// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The news that a message has for a connection, so that its elements can be made.
struct WireNews: Sendable {
    var templates: [TemplateTable.News] = []
    /// Rules of class names that stand for a style.
    var rules: [String] = []
    /// Parts of the style sheet; the document may have had them already.
    var parts: [StylePart] = []
    /// Parts that draw what is not open yet.
    var laterParts: [StylePart] = []
}
#endif
