// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let routes: [_TransferRoute<Item>]

    /// A file that is written and read.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [
            _TransferRoute(
                contentType: contentType, export: { try await exporting($0).bytes },
                load: { try await importing(ReceivedTransferredFile(writing: $0)) })
        ]
    }

    /// A file that is only written.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        routes = [
            _TransferRoute(
                contentType: exportedContentType, export: { try await exporting($0).bytes })
        ]
    }

    /// A file that is only read.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [
            _TransferRoute(
                contentType: importedContentType,
                load: { try await importing(ReceivedTransferredFile(writing: $0)) })
        ]
    }

    /// The ways to write and read.
    public var body: _TransferRepresentations<Item> { _TransferRepresentations(_routes: routes) }
}

/// A file that leaves the app.
public struct SentTransferredFile: Sendable {
    /// The address of the file.
    public let file: URL
    /// True if whoever gets the file may write to the original.
    public let allowAccessingOriginalFile: Bool

    /// The file at this address.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }

    fileprivate var bytes: Data { get throws { try Data(contentsOf: file) } }
}

/// A file that the app is given.
public struct ReceivedTransferredFile: Sendable {
    /// The address of the file; the app copies what it wants to keep.
    public let file: URL
    /// True if this is the original and not a copy.
    public let isOriginalFile: Bool

    fileprivate init(writing data: Data) throws {
        file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        isOriginalFile = false
        try data.write(to: file)
    }
}
