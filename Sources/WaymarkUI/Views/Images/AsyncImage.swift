// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A picture that is loaded from an address, and what stands in its place until then.
///
/// ```swift
/// AsyncImage(url: recipe.photo) { image in
///     image.resizable().scaledToFit()
/// } placeholder: {
///     ProgressView()
/// }
/// .frame(width: 200, height: 200)
/// ```
///
/// The visitor's browser loads `http`, `https` and `data` addresses, when the picture comes near
/// what is in sight; the app's server asks for none. A page of `https` shows no picture of `http`.
/// Files of the process, up to a megabyte, go to the browser as they are. Tests say what becomes of
/// a picture with `Screen.loadPicture(_:width:height:)`.
public nonisolated struct AsyncImage<Content: View>: View {
    @State private var outcome: LoadedPicture?
    @State private var files = LocalPictures()
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// Loads a picture, and shows anything for each phase of that.
    ///
    /// *Differs from Apple:* what changes with the phase changes without the animation of the
    /// transaction.
    ///
    /// - Parameters:
    ///   - url: The address; without one, the picture stays empty.
    ///   - scale: The pixels of the picture for a point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// The place of the picture while it is loaded, then what the phase shows.
    @MainActor public var body: some View {
        let phase = phase
        PictureLoader(load: load(in: phase), content: content(phase)) { size in
            outcome = LoadedPicture(url: url, size: size)
        }
        .id(url)  // what is said of one address is not about the next
    }

    @MainActor private var phase: AsyncImagePhase {
        guard let url else { return .empty }
        if url.isFileURL { return files.phase(of: url, scale: scale) }
        guard url.isPictureAddress else { return .failure(URLError(.unsupportedURL)) }
        guard let outcome, outcome.url == url else { return .empty }
        guard let size = outcome.size else { return .failure(URLError(.cannotDecodeContentData)) }
        return .success(Image(.address(RemotePicture(url, size, scale))))
    }

    private func load(in phase: AsyncImagePhase) -> PictureLoad? {
        guard case .empty = phase, let url else { return nil }
        return PictureLoad(address: url.absoluteString)
    }
}

extension AsyncImage {
    /// Loads a picture, and shows a grey area until it is there.
    ///
    /// - Parameters:
    ///   - url: The address; without one, the area stays.
    ///   - scale: The pixels of the picture for a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(.blank) }
    }

    /// Loads a picture, shows something else until it is there, and then the picture as the app
    /// arranges it.
    ///
    /// - Parameters:
    ///   - url: The address; without one, the placeholder stays.
    ///   - scale: The pixels of the picture for a point.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// What a renderer has found at an address: a picture of a size in pixels, or none.
private nonisolated struct LoadedPicture: Sendable {
    let url: URL?
    let size: CGSize?
}

extension URL {
    fileprivate nonisolated var isPictureAddress: Bool {
        ["http", "https", "data"].contains(scheme?.lowercased())
    }
}

extension RemotePicture {
    fileprivate nonisolated init(_ url: URL, _ pixels: CGSize, _ scale: CGFloat) {
        let points =
            scale > 0
            ? CGSize(
                width: pixels.width / scale, height: pixels.height / scale) : pixels
        self.init(
            address: url.absoluteString, width: Double(points.width),
            height: Double(points.height))
    }
}
