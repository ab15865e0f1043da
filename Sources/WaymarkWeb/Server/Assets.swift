// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The files that every page loads.
    struct Assets: Sendable {
        let script = Asset(
            "waymark.js", "text/javascript; charset=utf-8", PackageResources.waymark_js)
        let style = Asset("waymark.css", "text/css; charset=utf-8", PackageResources.waymark_css)
        let icon = Asset("icon.svg", "image/svg+xml", Array(Self.iconSource.utf8))

        /// The asset at this path.
        func asset(at path: String) -> Asset? {
            [script, style, icon].first { $0.path == path }
        }

        private static let iconSource = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" \
            rx="7" fill="#0a64d8"/><path d="M8 9l4 14 4-11 4 11 4-14" fill="none" stroke="#fff" \
            stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
            """
    }

    /// One file that every page loads.
    struct Asset: Sendable {
        let path: String
        let type: String
        let bytes: [UInt8]
        /// Changes with the contents.
        let hash: String

        init(_ name: String, _ type: String, _ bytes: [UInt8]) {
            path = Site.ownPath + name
            self.type = type
            self.bytes = bytes
            hash = String(Digest.of(bytes).prefix(16))
        }

        /// The address that is good for ever, because it names the contents.
        var address: String { path + "?v=" + hash }
    }
#endif
