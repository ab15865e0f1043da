// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Outside: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @State private var place: Place?

    var body: some View {
        Button("open") {
            openURL(URL(fileURLWithPath: "/"))
            openURL(URL(fileURLWithPath: "/")) { accepted in print(accepted) }
        }
        .onOpenURL { print($0) }
        .onOpenURL(perform: { url in print(url) })
        .environment(\.openURL, OpenURLAction { _ in .handled })
        .environment(\.openURL, OpenURLAction { _ in .discarded })
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
        .environment(\.openURL, OpenURLAction { .systemAction($0) })
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active, .inactive, .background: break
            @unknown default: break
            }
        }
    }
}
