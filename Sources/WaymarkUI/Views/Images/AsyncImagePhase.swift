// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What has become of a picture that is loaded from an address.
public enum AsyncImagePhase: Sendable {
    /// No picture is there yet, or there is no address.
    case empty
    /// The picture.
    case success(Image)
    /// The picture could not be loaded; why.
    case failure(any Error)

    /// The picture; `nil` if there is none.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// The reason why there is no picture; `nil` if there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
