// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension String: Transferable {
    /// The string as plain text.
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address as text.
    ///
    /// Reading throws `TransferError.notRepresented` for what is no address.
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw TransferError.notRepresented(.url)
            }
            return url
        }
    }
}

extension Image: Transferable {
    /// A picture cannot be written here, as only its name is known.
    public nonisolated static var transferRepresentation: _TransferRepresentations<Image> {
        _TransferRepresentations(_routes: [])
    }
}
