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
    /// Markdown: each screen and what it leads to, or what a change did.
    case text
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
        case .text: MapText(self).text
        }
    }
}

extension MapDifference {
    /// The difference in a format: pictures show what changed and what is around it, pages and
    /// JSON the whole map.
    ///
    /// - Throws: `GraphvizError` when Graphviz is asked for and cannot be had.
    public func text(as format: MapFormat) throws(GraphvizError) -> String {
        switch format {
        case .mermaid: MermaidMap(neighbourhood, self).text
        case .dot: DotMap(neighbourhood, self).text
        case .svg: try Graphviz.svg(of: DotMap(neighbourhood, self).text)
        case .json: JSONMap(map, self).text
        case .html: MapPage(map, self).text
        case .text: DifferenceText(self).text
        }
    }
}
#endif
