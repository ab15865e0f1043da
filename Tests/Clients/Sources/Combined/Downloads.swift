// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A file that imports Foundation alone sees what Foundation and its Combine part have on Apple's
/// systems.
public final class Downloads: ObservableObject {
    @Published public private(set) var bytes = 0
    private let session: URLSession

    public init(session: URLSession = .shared) { self.session = session }

    public func load(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        return request
    }

    public func start(_ url: URL) -> some Cancellable {
        session.dataTaskPublisher(for: url)
            .map(\.data.count)
            .replaceError(with: 0)
            .sink { [weak self] in self?.bytes = $0 }
    }
}
