// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A value that can leave the app: shared, copied, dragged.
///
/// *Differs from Apple:* nothing leaves the app by itself here. `navigationDocument(_:)` takes such
/// values, and `exported(as:)` and `init(importing:contentType:)` use their representations.
public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations by which the value is written and read, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The types that the value can be written as.
    public static func exportedContentTypes() -> [UTType] {
        transferRepresentation._routes.filter { $0.export != nil }.map(\.contentType)
    }

    /// The types that a value can be read from.
    public static func importedContentTypes() -> [UTType] {
        transferRepresentation._routes.filter { $0.load != nil }.map(\.contentType)
    }

    /// The value's bytes in a type.
    ///
    /// - Throws: `TransferError.notRepresented` if no representation writes the type, or what the
    ///   representation throws.
    public func exported(as contentType: UTType) async throws -> Data {
        for route in Self.transferRepresentation._routes where route.contentType == contentType {
            if let value = self as? Self.Representation.Item, let export = route.export {
                return try await export(value)
            }
        }
        throw TransferError.notRepresented(contentType)
    }

    /// A value from bytes of a type.
    ///
    /// - Throws: `TransferError.notRepresented` if no representation reads the type, or what the
    ///   representation throws.
    public init(importing data: Data, contentType: UTType) async throws {
        for route in Self.transferRepresentation._routes where route.contentType == contentType {
            if let load = route.load, let value = try await load(data) as? Self {
                self = value
                return
            }
        }
        throw TransferError.notRepresented(contentType)
    }
}

/// A reason why a value could not be transferred.
public enum TransferError: Error, Equatable {
    /// The value cannot be written as this type, or read from it.
    case notRepresented(UTType)
}

/// One way, or several, to write and read a value.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
    /// The type of what `body` gives.
    associatedtype Body: TransferRepresentation

    /// The representations that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The ways to write and read; not for apps.
    var _routes: [_TransferRoute<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The ways of `body`; not for apps.
    public var _routes: [_TransferRoute<Item>] { body._routes }
}

/// A way to write a value as bytes of one type, and to read it from them; not for apps.
public struct _TransferRoute<Item>: Sendable {
    let contentType: UTType
    var export: (@Sendable (Item) async throws -> Data)?
    var load: (@Sendable (Data) async throws -> Item)?
}

extension Never: Transferable {
    /// No representations: there is no such value, and so no way to write it.
    public static var transferRepresentation: _TransferRepresentations<Never> {
        _TransferRepresentations(_routes: [])
    }
}

/// Builds the representations of a value.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content)
        -> Content where Content.Item == Item
    {
        content
    }

    /// Keeps a single representation as it is.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content)
        -> Content where Content.Item == Item
    {
        content
    }

    /// Puts a representation after better ones.
    public static func buildPartialBlock<Better: TransferRepresentation, Content>(
        accumulated: Better, next: Content
    ) -> _TransferRepresentations<Item>
    where Content: TransferRepresentation, Better.Item == Item, Content.Item == Item {
        _TransferRepresentations(_routes: accumulated._routes + next._routes)
    }
}

/// Several representations, as a builder makes them; not for apps.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    /// The ways to write and read, the best first; not for apps.
    public let _routes: [_TransferRoute<Item>]

    /// The representations themselves.
    public var body: Self { self }
}
