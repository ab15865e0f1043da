// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing

@Suite("Values that leave the app") struct TransferableTests {
    private let note = SharedNote(text: "Milk")

    @Test("a Codable representation writes JSON and reads it again")
    func codableRepresentations() async throws {
        let data = try await note.exported(as: .json)
        #expect(String(decoding: data, as: UTF8.self) == #"{"text":"Milk"}"#)
        #expect(try await SharedNote(importing: data, contentType: .json) == note)
    }

    @Test("a data representation that only writes is not read")
    func dataRepresentations() async throws {
        #expect(try await note.exported(as: .plainText) == Data("Milk".utf8))
        await #expect(throws: TransferError.notRepresented(.plainText)) {
            try await SharedNote(importing: Data(), contentType: .plainText)
        }
    }

    @Test("a file representation goes through files")
    func fileRepresentations() async throws {
        let data = try await note.exported(as: .text)
        #expect(data == Data("Milk".utf8))
        #expect(try await SharedNote(importing: data, contentType: .text) == note)
    }

    @Test("a proxy representation writes another value in its place")
    func proxyRepresentations() async throws {
        #expect(try await note.exported(as: .utf8PlainText) == Data("Milk".utf8))
        #expect(SharedNote.exportedContentTypes() == [.json, .plainText, .text, .utf8PlainText])
        #expect(SharedNote.importedContentTypes() == [.json, .text])
    }

    @Test("what has no representation says so")
    func whatHasNoRepresentation() async {
        await #expect(throws: TransferError.notRepresented(.pdf)) {
            try await note.exported(as: .pdf)
        }
        await #expect(throws: TransferError.notRepresented(.url)) {
            try await URL(importing: Data(), contentType: .url)
        }
    }
}
