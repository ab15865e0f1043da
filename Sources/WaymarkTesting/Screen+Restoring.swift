// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkUI

/// Screens that find what earlier ones left.
extension Screen {
    /// Mounts a view as a killed process would find it again.
    ///
    /// - Parameter data: The `savedState` of an earlier screen.
    public convenience init<Content: View>(
        restoring data: Data, _ size: SizeClass = .compact, @ViewBuilder content: () -> Content
    ) {
        self.init(SessionRequest(size: size, savedState: Array(data))) { AnyView(content()) }
    }

    /// Mounts an app as a killed process would find it again.
    public convenience init<A: App>(
        restoring data: Data, _ size: SizeClass = .compact, app: A.Type
    ) {
        self.init(SessionRequest(size: size, savedState: Array(data))) {
            AnyView(AppView(app: app.init()))
        }
    }

    /// Mounts a view whose stored values are read from files in this folder, and written there.
    ///
    /// Use a temporary folder: another screen with the same one starts as a process does that was
    /// killed. `SceneStorage` is in `scene.json`, `AppStorage` in `settings.json`.
    public convenience init<Content: View>(
        storedIn folder: URL, _ size: SizeClass = .compact, @ViewBuilder content: () -> Content
    ) {
        self.init(SessionRequest(size: size), StorageFolders(both: folder)) { AnyView(content()) }
    }

    /// Mounts an app whose stored values are read from files in this folder, and written there.
    public convenience init<A: App>(
        storedIn folder: URL, _ size: SizeClass = .compact, app: A.Type
    ) {
        self.init(SessionRequest(size: size), StorageFolders(both: folder)) {
            AnyView(AppView(app: app.init()))
        }
    }
}
