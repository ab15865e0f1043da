// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What is handed over as JSON.
public struct Note: Codable, Transferable {
    public var text: String

    public init(text: String) { self.text = text }

    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
    }
}

extension UTType {
    public static var note: UTType { UTType(exportedAs: "org.example.note", conformingTo: .json) }
}
