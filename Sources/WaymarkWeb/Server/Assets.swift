// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The files of our own that pages load.
    struct Assets: Sendable {
        let script: Asset
        /// What moves the edges of columns; it comes with the first split view.
        let columns: Asset
        /// What selects several rows at once; it comes with the first list that lets people do so.
        let selection: Asset
        let style: Asset
        let icon: Asset

        /// The app's own theme stands last, so that it has the last word.
        ///
        /// - Parameter isDeveloping: Whether the script helps those who write the app.
        init(
            theme: WebTheme? = nil, below path: String = SitePaths().own,
            isDeveloping: Bool = false
        ) {
            let parts = Self.scriptParts + (isDeveloping ? [PackageResources.developing_js] : [])
            columns = Self.script(path + "columns.js", [PackageResources.columns_js])
            selection = Self.script(path + "selection.js", [PackageResources.selection_js])
            script = Self.script(
                path + "waymark.js", parts + [PackageResources.start_js],
                asking: [columns, selection])
            icon = Asset(path + "icon.svg", "image/svg+xml", Array(Self.iconSource.utf8))
            let sheets = Self.styleParts + (theme.map { [$0.bytes] } ?? [])
            style = Asset(
                path + "waymark.css", "text/css; charset=utf-8",
                Array(sheets.map { StyleBlanks.removed(from: $0) }.joined()))
        }

        /// The asset at this path.
        func asset(at path: String) -> Asset? {
            [script, columns, selection, style, icon].first { $0.path == path }
        }

        private static func script(
            _ path: String, _ parts: [[UInt8]], asking others: [Asset] = []
        ) -> Asset {
            Asset(
                path, "text/javascript; charset=utf-8",
                ScriptBlanks.removed(from: parts.joined()), asking: others)
        }

        /// One module: each part may use what the parts before it declare, and hears of keys and
        /// presses after them. What a menu has taken is none of the overflow's business.
        private static var scriptParts: [[UInt8]] {
            [
                PackageResources.page_js, PackageResources.elements_js,
                PackageResources.shapes_js, PackageResources.updates_js, PackageResources.events_js,
                PackageResources.inputs_js, PackageResources.dialogs_js, PackageResources.menus_js,
                PackageResources.bars_js, PackageResources.rows_js, PackageResources.overflow_js,
                PackageResources.history_js, PackageResources.places_js, PackageResources.motion_js,
                PackageResources.messages_js, PackageResources.connection_js,
            ]
        }

        /// In the order of the cascade.
        private static var styleParts: [[UInt8]] {
            [
                PackageResources.theme_css, PackageResources.windows_css,
                PackageResources.screens_css, PackageResources.toolbars_css,
                PackageResources.menus_css, PackageResources.layouts_css,
                PackageResources.content_css, PackageResources.controls_css,
                PackageResources.pickers_css,
                PackageResources.lists_css, PackageResources.sheets_css, PackageResources.tabs_css,
                PackageResources.popovers_css, PackageResources.motion_css,
                PackageResources.notices_css,
            ]
        }

        private static let iconSource = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" \
            rx="7" fill="#0a64d8"/><path d="M8 9l4 14 4-11 4 11 4-14" fill="none" stroke="#fff" \
            stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
            """
    }

    /// One file that pages load.
    struct Asset: Sendable {
        let path: String
        let type: String
        let bytes: [UInt8]
        /// The same for browsers that unpack it.
        let packed: [UInt8]
        /// Changes with the contents.
        let hash: String

        /// - Parameter others: What it asks for later, under its own version.
        init(_ path: String, _ type: String, _ bytes: [UInt8], asking others: [Asset] = []) {
            self.path = path
            self.type = type
            self.bytes = bytes
            packed = Gzip.packed(bytes)
            hash = String(Digest.of(bytes + others.flatMap(\.bytes)).prefix(16))
        }

        /// The address that is good for ever, because it names the contents.
        var address: String { path + "?v=" + hash }
    }
#endif
