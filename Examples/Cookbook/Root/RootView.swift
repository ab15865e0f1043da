// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The whole book: chapters on the left, the open one on the right.
struct RootView: View {
    @SceneStorage("chapter") private var chapter: Chapter?
    @State private var deepLinks = DeepLinkModel()

    var body: some View {
        NavigationSplitView {
            Sidebar(chapter: $chapter)
        } detail: {
            if let chapter {
                ChapterDetail(chapter: chapter)
            } else {
                WelcomePage()
            }
        }
        .environment(deepLinks)
        .onOpenURL { url in
            guard DeepLink.isMeant(by: url) else { return }
            chapter = .deepLinks
            deepLinks.open(url)
        }
    }
}
