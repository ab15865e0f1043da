// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import Logging

/// One JSON object per line on standard error: `time`, `level`, `label`, `message`, and the
/// rest under its own names.
struct JSONLog: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    let label: String
    /// Takes each line; the default writes it.
    var write: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let provided = metadataProvider?.get() ?? [:]
        let all = provided.merging(metadata) { $1 }.merging(event.metadata ?? [:]) { $1 }
        var fields = [
            (
                "time",
                Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
            ),
            ("level", event.level.rawValue), ("label", label), ("message", "\(event.message)"),
        ]
        fields += all.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
        write(Self.line(fields))
    }

    private static func line(_ fields: [(String, String)]) -> String {
        var bytes: [UInt8] = []
        for (name, value) in fields {
            bytes.append(ascii: bytes.isEmpty ? "{" : ",")
            bytes.append(json: name)
            bytes.append(ascii: ":")
            bytes.append(json: value)
        }
        bytes.append(ascii: "}")
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
