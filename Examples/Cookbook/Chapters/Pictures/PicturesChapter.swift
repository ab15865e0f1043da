// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Pictures that are loaded from addresses: one as it is, one as the app arranges it, and one that
/// is not there.
struct PicturesChapter: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("A picture that fills its place").font(.headline)
                    AsyncImage(url: Drawing.bowl) { image in
                        image.resizable().scaledToFit()
                            .accessibilityLabel("A bowl of soup")
                    } placeholder: {
                        ProgressView()
                    }
                    .frame(width: 240, height: 160)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                    Text("Four pixels for a point, and none at all").font(.headline)
                    HStack(spacing: 16) {
                        AsyncImage(url: Drawing.bowl, scale: 4)
                            .accessibilityLabel("The same bowl, small")
                        AsyncImage(url: nil)
                            .frame(width: 60, height: 40)
                            .accessibilityHidden(true)
                    }
                    AsyncImage(url: Drawing.lost) { phase in
                        switch phase {
                        case .empty: ProgressView()
                        case .success(let image): image
                        case .failure: Label("This picture is lost.", systemImage: "photo")
                        @unknown default: EmptyView()
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Pictures")
        }
    }
}

/// The addresses of the pictures, which hold all of them.
private enum Drawing {
    static let bowl = URL(
        string: "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'"
            + "%20width='240'%20height='160'%3E"
            + "%3Crect%20width='240'%20height='160'%20fill='%23f6d7a8'/%3E"
            + "%3Cpath%20d='M50%2070h140a70%2070%200%200%201-140%200z'%20fill='%23b5532a'/%3E"
            + "%3Cellipse%20cx='120'%20cy='70'%20rx='70'%20ry='14'%20fill='%23e9963e'/%3E%3C/svg%3E"
    )
    static let lost = URL(string: "data:image/png;base64,AAAA")
}
