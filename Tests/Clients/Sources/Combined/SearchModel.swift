// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Combine
import Foundation

/// A model as apps write it: words that are typed become results after a while, and what another
/// part of the app says is heard.
public final class SearchModel: ObservableObject {
    @Published public var text = ""
    @Published public private(set) var results: [String] = []
    @Published public private(set) var isOnline = true
    private var subscriptions: Set<AnyCancellable> = []

    public init(words: [String], after delay: DispatchQueue.SchedulerTimeType.Stride) {
        $text
            .removeDuplicates()
            .debounce(for: delay, scheduler: DispatchQueue.main)
            .map { text in text.isEmpty ? [] : words.filter { $0.hasPrefix(text) } }
            .assign(to: &$results)
        NotificationCenter.default.publisher(for: .connectionChanged)
            .compactMap { $0.object as? Bool }
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.isOnline = $0 }
            .store(in: &subscriptions)
    }
}

extension Notification.Name {
    public static let connectionChanged = Notification.Name("connectionChanged")
}
