// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Views that import SwiftUI alone, and listen as on Apple's systems.
public struct CombinedView: View {
    @StateObject private var counter = Counter()
    @StateObject private var plain = PlainCounter()
    @StateObject private var model = SearchModel(words: ["apple", "apricot"], after: .zero)
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    public init() {}

    public var body: some View {
        VStack {
            Text("counted \(counter.count), plain \(plain.count)")
            Button("add") {
                counter.add()
                plain.add()
            }
            TextField("word", text: $model.text)
            ForEach(model.results, id: \.self) { Text($0) }
            Text(model.isOnline ? "online" : "offline")
            Text(ticks > 2 ? "ticked" : "quiet")
        }
        .onReceive(timer) { _ in ticks += 1 }
    }
}
