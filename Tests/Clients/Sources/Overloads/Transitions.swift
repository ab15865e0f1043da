// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Transitions: View {
    @Namespace private var names
    @Namespace var identity: Namespace.ID

    var body: some View {
        NavigationStack {
            NavigationLink("there") {
                Text("there")
                    .navigationTransition(.automatic)
                    .navigationTransition(.zoom(sourceID: 1, in: names))
            }
            .matchedTransitionSource(id: 1, in: names)
            .matchedTransitionSource(id: "a", in: identity) { source in
                source.background(.red).shadow(color: .black, radius: 4)
            }
        }
    }
}
