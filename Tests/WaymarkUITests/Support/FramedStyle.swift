// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@testable import WaymarkUI

/// A button style of an app's own, which draws views where static ones stood.
struct FramedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("styled")
            configuration.label
        }
    }
}

extension ButtonStyleChoice {
    /// The style as a choice, which changes without changing which view is which.
    static var framed: Self {
        .custom(CustomStyle(FramedStyle()) { $0.makeBody(configuration: $1) })
    }
}
