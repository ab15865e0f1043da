// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import WaymarkResources

/// A picture of the app's asset catalogues, as the server gives it out.
struct AppPicture: Sendable {
    let bytes: Data
    let type: String
    let version: String

    /// Reads the picture at an address; `nil` where no catalogue names one. Nothing else of the
    /// app's resources can be asked for.
    init?(at path: String, below paths: SitePaths) {
        let folder = paths.base + PictureAddress.folder
        guard path.hasPrefix(folder),
            let place = String(path.dropFirst(folder.utf8.count)).removingPercentEncoding,
            let file = AssetCatalogs.file(at: place), let bytes = file.contents
        else { return nil }
        self.bytes = bytes
        type = file.type
        version = file.version
    }
}
#endif
