// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A value as its `Codable` form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    private let routes: [_TransferRoute<Item>]

    /// The value as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        routes = [
            _TransferRoute(
                contentType: contentType, export: { try JSONEncoder().encode($0) },
                load: { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }

    /// The ways to write and read.
    public var body: _TransferRepresentations<Item> { _TransferRepresentations(_routes: routes) }
}

/// A value as bytes that the app makes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let routes: [_TransferRoute<Item>]

    /// Bytes that are written and read.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        routes = [
            _TransferRoute(contentType: contentType, export: exporting, load: importing)
        ]
    }

    /// Bytes that are only written.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        routes = [_TransferRoute(contentType: exportedContentType, export: exporting)]
    }

    /// Bytes that are only read.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        routes = [_TransferRoute(contentType: importedContentType, load: importing)]
    }

    /// The ways to write and read.
    public var body: _TransferRepresentations<Item> { _TransferRepresentations(_routes: routes) }
}

/// A value as another one that can be transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    private let routes: [_TransferRoute<Item>]

    /// Another value that is written in this one's place.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        routes = ProxyRepresentation.exportedContentTypes().map { type in
            _TransferRoute(
                contentType: type, export: { try await exporting($0).exported(as: type) })
        }
    }

    /// Another value that this one is read from.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        routes = ProxyRepresentation.importedContentTypes().map { type in
            _TransferRoute(
                contentType: type,
                load: { try importing(await ProxyRepresentation(importing: $0, contentType: type)) }
            )
        }
    }

    /// Another value that is written in this one's place, and that this one is read from.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        routes = Self(exporting: exporting).routes + Self(importing: importing).routes
    }

    /// The ways to write and read.
    public var body: _TransferRepresentations<Item> { _TransferRepresentations(_routes: routes) }
}
