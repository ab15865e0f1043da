// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A path that takes values of any type, and a destination for each of them.
struct DestinationsChapter: View {
    @State private var path = NavigationPath()

    var body: some View {
        VStack(spacing: 0) {
            NavigationStack(path: $path) {
                DestinationsRoot()
                    .bookDestinations()
            }
            Divider()
            PathBar(trail: "Values on the path: \(path.count)", isAtRoot: path.isEmpty) {
                path.removeLast(path.count)
            }
        }
    }
}
