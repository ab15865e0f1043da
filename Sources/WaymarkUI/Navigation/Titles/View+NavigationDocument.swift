// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The document of a screen (NAV-204).
///
/// *Differs from Apple:* renderers show the document's name beside the title, and a way to it where
/// it has an address that a browser can open; nothing is dragged or shared from there.
extension View {
    /// Says that the screen shows the file at an address.
    public nonisolated func navigationDocument(_ url: URL) -> some View {
        bar { $0.document = Document(name: url.lastPathComponent, address: url.webAddress) }
    }

    /// Says that the screen shows a value that can leave the app.
    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
        bar { $0.document = Document(name: String(describing: document)) }
    }

    /// Says that the screen shows a value that can leave the app, with a title and two pictures.
    public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        bar { $0.document = Document(document, title: preview.title) }
    }

    /// Says that the screen shows a value that can leave the app, with a title and a small picture.
    public nonisolated func navigationDocument<D: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<Never, I2>
    ) -> some View {
        bar { $0.document = Document(document, title: preview.title) }
    }

    /// Says that the screen shows a value that can leave the app, with a title and a picture.
    public nonisolated func navigationDocument<D: Transferable, I1: Transferable>(
        _ document: D, preview: SharePreview<I1, Never>
    ) -> some View {
        bar { $0.document = Document(document, title: preview.title) }
    }

    /// Says that the screen shows a value that can leave the app, with a title.
    public nonisolated func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View {
        bar { $0.document = Document(document, title: preview.title) }
    }
}

extension Document {
    /// A value with its title; a URL is its own address.
    fileprivate init<D: Transferable>(_ value: D, title: String) {
        self.init(name: title, address: (value as? URL)?.webAddress)
    }
}

extension URL {
    /// The address, if a browser can open it.
    fileprivate var webAddress: String? {
        scheme == "http" || scheme == "https" ? absoluteString : nil
    }
}
