// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A key as it is stored, without the style of its values.
struct StoredKey: Codable {
    let key: String
    let text: String
    let arguments: [KeyArgument]
}

extension LocalizedStringKey {
    init(stored: StoredKey) {
        self.init(stored.key, [TextRun(stored.text)], stored.arguments)
    }

    var stored: StoredKey {
        StoredKey(key: key, text: TextContent(runs).string, arguments: arguments)
    }

    /// The same words under another key.
    func replacingKey(_ key: String) -> LocalizedStringKey { Self(key, runs, arguments) }
}
