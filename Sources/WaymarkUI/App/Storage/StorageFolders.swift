// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The folders in which an app's stored values are kept between runs (RES-012).
package struct StorageFolders {
    /// The folder of `SceneStorage`.
    package let state: URL
    /// The folder of `AppStorage`.
    package let configuration: URL

    /// Folders of an app below those that the environment names, or below the usual ones.
    ///
    /// Names that are not absolute do not count, as the XDG specification wants it.
    package init(app name: String, environment: [String: String]) {
        let home = environment["HOME"] ?? NSHomeDirectory()
        func folder(_ variable: String, otherwise: String) -> URL {
            let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let base = URL(fileURLWithPath: named ?? "\(home)/\(otherwise)", isDirectory: true)
            return base.appendingPathComponent(name, isDirectory: true)
        }
        state = folder("XDG_STATE_HOME", otherwise: ".local/state")
        configuration = folder("XDG_CONFIG_HOME", otherwise: ".config")
    }

    /// One folder for both, as tests want it.
    package init(both folder: URL) {
        state = folder
        configuration = folder
    }

    var sceneFile: URL { state.appendingPathComponent("scene.json") }
    var settingsFile: URL { configuration.appendingPathComponent("settings.json") }
}
