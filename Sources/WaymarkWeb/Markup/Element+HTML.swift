// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Element {
    /// This element and all that it holds as HTML, in UTF-8.
    ///
    /// The same bytes as the body of a page's first paint, without its document, styles and script:
    /// for measuring, for snapshots, for pages of one's own. Depends on nothing but the tree.
    ///
    /// - Parameter basePath: The path of the app's address, with which the links begin.
    public func html(basePath: String = "/") -> [UInt8] {
        html(MarkupOptions(basePath: basePath))
    }

    func html(_ options: MarkupOptions, _ marks: ScriptlessMarks? = nil) -> [UInt8] {
        var bytes: [UInt8] = []
        writeHTML(of: self, options, marks, into: &bytes)
        return bytes
    }
}
