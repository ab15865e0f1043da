// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A map as one page to look at, which asks no network for anything.
struct MapPage {
    let text: String

    init(_ map: NavigationMap, _ difference: MapDifference? = nil) {
        let data = JSONMap.line(map, difference).replacing("<", with: "\\u003c")
        text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Navigation map</title>
            <style>\(MapStyle.page)</style>
            </head>
            <body>
            <header>
            <h1>Navigation map</h1>
            <input type="search" id="search" placeholder="Search screens, labels and files ( / )" aria-label="Search">
            <output id="count"></output>
            \(difference == nil ? Self.legend : Self.changeLegend)
            </header>
            <main>
            <div id="map">\(MapDrawing(map, difference).svg)</div>
            <aside id="details" aria-live="polite"></aside>
            </main>
            <script type="application/json" id="data">\(data)</script>
            <script>\(MapScript.text)</script>
            </body>
            </html>

            """
    }

    private static let changeLegend = """
        <ul id="legend">
        <li><svg width="34" height="8"><path class="way added" d="M0 4H34"/></svg>added</li>
        <li><svg width="34" height="8"><path class="way removed" d="M0 4H34"/></svg>removed</li>
        <li><svg width="34" height="8"><path class="way changed" d="M0 4H34"/></svg>other words, \
        or reached otherwise</li>
        </ul>
        """

    private static let legend = """
        <ul id="legend">
        <li><svg width="34" height="8"><path class="way" d="M0 4H34"/></svg>push</li>
        <li><svg width="34" height="8"><path class="way front" d="M0 4H34"/></svg>in front</li>
        <li><svg width="34" height="8"><path class="way part" d="M0 4H34"/></svg>tab, column or part</li>
        <li><i class="doubly"></i>several ways in</li>
        <li><i class="unreachable"></i>nothing leads here</li>
        </ul>
        """
}
#endif
