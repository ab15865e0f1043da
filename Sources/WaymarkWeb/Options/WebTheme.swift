// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

/// An app's changes to the looks: a style sheet of its own, which has the last word.
///
/// Use it to set the properties that Documentation/Theming.md lists.
public struct WebTheme: Sendable {
    let bytes: [UInt8]

    /// Takes the style sheet's text.
    public init(css: String) { bytes = Array(css.utf8) }

    /// Reads the style sheet of a file.
    ///
    /// - Throws: `WebError.unreadableTheme` when it is not there, cannot be read, or is no UTF-8.
    public init(contentsOfFile path: String) throws {
        guard let data = FileManager.default.contents(atPath: path),
            let css = String(data: data, encoding: .utf8)
        else { throw WebError.unreadableTheme(path) }
        self.init(css: css)
    }
}
#endif
