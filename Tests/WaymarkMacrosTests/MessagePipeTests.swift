// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkMacros

@Suite struct MessagePipeTests {
    /// The bytes that the plug-in writes when it reads `input` and then the end of input.
    func output(for input: [UInt8]) throws -> [UInt8] {
        let (into, from) = (Pipe(), Pipe())
        try into.fileHandleForWriting.write(contentsOf: Data(input))
        try into.fileHandleForWriting.close()
        serveCompiler(
            over: MessagePipe(
                input: into.fileHandleForReading.fileDescriptor,
                output: from.fileHandleForWriting.fileDescriptor))
        try from.fileHandleForWriting.close()
        return Array(try from.fileHandleForReading.readToEnd() ?? Data())
    }

    func framed(_ text: String) -> [UInt8] {
        [UInt8(text.utf8.count), 0, 0, 0, 0, 0, 0, 0] + text.utf8
    }

    let question = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let reply = #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#

    @Test func answersOneMessageAfterAnother() throws {
        let output = try output(for: framed(question) + framed(question))
        #expect(output == framed(reply) + framed(reply))
    }

    @Test func aMessageLongerThan255BytesHasALengthOfSeveralBytes() throws {
        let text = #"{"getCapability":{"x":""# + String(repeating: "x", count: 300) + "\"}}"
        let length = [UInt8(text.utf8.count & 0xFF), UInt8(text.utf8.count >> 8), 0, 0, 0, 0, 0, 0]
        #expect(try output(for: length + text.utf8) == framed(reply))
    }

    @Test(
        arguments: [
            [], [1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0x7B],
            [2, 0, 0, 0, 0, 0, 0, 0, 0x7B, 0x7B], [255, 255, 255, 255, 255, 255, 255, 255],
        ] as [[UInt8]])
    func anEmptyOrUnreadableMessageEndsTheInput(_ bytes: [UInt8]) throws {
        #expect(try output(for: framed(question) + bytes) == framed(reply))
    }
}
