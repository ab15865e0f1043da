// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension App {
    /// Starts the app.
    public static func main() {
        print(ViewSession(app: Self.self, SessionRequest()).root.outline)
    }
}
