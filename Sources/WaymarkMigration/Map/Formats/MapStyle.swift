// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The styles of a map's drawing and of its page, light and dark.
enum MapStyle {
    private static let colours = """
        --back: #fbfaf8; --panel: #fff; --ink: #23211e; --faint: #6f6a62; --line: #8a8378;
        --edge: #d9d4cb; --box: #fff; --scene: #e6efe9; --accent: #a2401a; --bad: #b3261e;
        """

    private static let darkColours = """
        --back: #1b1a18; --panel: #24221f; --ink: #eceae6; --faint: #a49d92; --line: #8d867b;
        --edge: #45413b; --box: #2b2925; --scene: #25352c; --accent: #f0976b; --bad: #ff8a80;
        """

    /// The drawing, wherever it stands.
    static let drawing = """

        :root { \(colours) }
        @media (prefers-color-scheme: dark) { :root { \(darkColours) } }
        svg { font: 13px system-ui, sans-serif; background: var(--back); }
        svg text { fill: var(--ink); }
        .screen text { text-anchor: middle; }
        .screen rect { fill: var(--box); stroke: var(--line); }
        .screen.scene rect, .screen.url rect { fill: var(--scene); }
        .screen.inline rect { stroke-dasharray: 2 3; }
        .screen.doubly rect { stroke-width: 2.5; }
        .screen.unreachable rect { stroke: var(--bad); stroke-dasharray: 6 4; }
        .screen.unreachable text { fill: var(--bad); }
        .way { fill: none; stroke: var(--line); stroke-width: 1.2; }
        .way.front { stroke-dasharray: 5 4; }
        .way.part { stroke-width: 2.2; }
        .way.other { opacity: .3; }
        marker path { fill: var(--line); }
        .label { font-size: 10.5px; text-anchor: end; }
        svg .label { fill: var(--faint); paint-order: stroke; stroke: var(--back); \
        stroke-width: 3px; }

        """

    /// The drawing of a difference.
    static let difference = """
        .screen.added rect, .way.added { stroke: #1a7f37; stroke-width: 2.5; opacity: 1; }
        .screen.removed rect, .way.removed { stroke: #c00000; stroke-width: 2.5; opacity: 1;
          stroke-dasharray: 6 4; }
        .screen.changed rect, .way.changed { stroke: #9a6700; stroke-width: 2.5; opacity: 1; }

        """

    /// The styles that the page has besides.
    static let page = """

        :root { color-scheme: light dark; \(colours) }
        @media (prefers-color-scheme: dark) { :root { \(darkColours) } }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column;
          font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--back); }
        header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
          padding: 10px 16px; border-bottom: 1px solid var(--edge); background: var(--panel); }
        h1 { font-size: 16px; margin: 0; }
        input { font: inherit; color: inherit; background: var(--back); width: 300px;
          max-width: 100%; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; }
        output { color: var(--faint); min-width: 70px; }
        #legend { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0;
          list-style: none; color: var(--faint); font-size: 12px; }
        #legend li { display: flex; align-items: center; gap: 6px; }
        #legend svg { background: none; }
        #legend i { width: 22px; height: 13px; border-radius: 3px; border: 1px solid var(--line); }
        #legend .doubly { border-width: 2.5px; }
        #legend .unreachable { border: 1px dashed var(--bad); }
        main { flex: 1; min-height: 0; display: flex; }
        #map { flex: 1; min-width: 0; overflow: auto; }
        #map svg { display: block; }
        aside { width: 340px; overflow: auto; padding: 16px; background: var(--panel);
          border-left: 1px solid var(--edge); }
        aside h2 { font-size: 16px; margin: 0 0 4px; overflow-wrap: anywhere; }
        aside h3 { font-size: 12px; margin: 16px 0 4px; color: var(--faint); }
        aside p { margin: 0 0 6px; }
        aside ul { margin: 0; padding: 0; list-style: none; }
        aside li { padding: 5px 0; border-top: 1px solid var(--edge); }
        aside .bad { color: var(--bad); }
        code { font: 12px ui-monospace, monospace; color: var(--faint); overflow-wrap: anywhere; }
        button { font: inherit; color: var(--accent); background: none; border: 0; padding: 0;
          text-align: left; cursor: pointer; overflow-wrap: anywhere; }
        button:hover { text-decoration: underline; }
        .screen { cursor: pointer; outline: none; }
        .screen:focus-visible rect, .screen.selected rect { stroke: var(--accent);
          stroke-width: 3; stroke-dasharray: none; }
        .searching .screen:not(.found) { opacity: .25; }
        .selecting .way:not(.near), .selecting .label:not(.near) { opacity: .15; }
        .way.near { stroke: var(--accent); opacity: 1; }
        @media (max-width: 760px) {
          main { flex-direction: column; }
          #legend { display: none; }
          aside { width: auto; height: 40%; border-left: 0; border-top: 1px solid var(--edge); }
        }

        """
}
#endif
