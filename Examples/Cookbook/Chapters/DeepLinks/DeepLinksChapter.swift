// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Addresses that lead straight to a screen, from inside the app or from outside.
struct DeepLinksChapter: View {
    @Environment(DeepLinkModel.self) private var model

    var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.path) {
            List {
                AddressButtons()
                AddressField()
                ChapterFooter(
                    """
                    Press an address and look at the back button: the category was put below the \
                    recipe. Then open an address from outside the app, for example from a link in \
                    a mail.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Deep links")
            .bookDestinations()
        }
    }
}
