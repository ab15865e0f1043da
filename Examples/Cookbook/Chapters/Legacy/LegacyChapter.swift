// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The same two screens, written as they once were and as they are written now.
struct LegacyChapter: View {
    @State private var isModern = false

    var body: some View {
        VStack(spacing: 0) {
            Toggle("Use the modern form", isOn: $isModern)
                .padding()
                .accessibilityIdentifier("legacy.isModern")
            Divider()
            if isModern {
                ModernForm()
            } else {
                LegacyForm()
            }
        }
    }
}
