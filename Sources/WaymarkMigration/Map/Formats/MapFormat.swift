// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The ways to show a map.
public enum MapFormat: String, Sendable, CaseIterable {
    /// A flowchart that code hosts draw where they find it in a document.
    case mermaid
    /// A graph for Graphviz.
    case dot
    /// A picture that Graphviz draws.
    case svg
    /// All that is known, for other programs.
    case json
    /// A page to look at, which needs nothing else.
    case html
}

extension NavigationMap {
    /// The map in a format.
    ///
    /// - Throws: `GraphvizError` when Graphviz is asked for and cannot be had.
    public func text(as format: MapFormat) throws(GraphvizError) -> String {
        switch format {
        case .mermaid: MermaidMap(self).text
        case .dot: DotMap(self).text
        case .svg: try Graphviz.svg(of: DotMap(self).text)
        case .json: JSONMap(self).text
        case .html: MapPage(self).text
        }
    }
}
#endif
