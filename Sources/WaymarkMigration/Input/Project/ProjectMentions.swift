// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The things outside of a project that its project files name.
struct ProjectMentions: Sendable {
    /// The places beside the project.
    let places: [String]
    /// True if packages come from servers.
    let hasPackages: Bool

    /// Reads what files in one of the project's folders name.
    init(of project: String, by names: [String], in folder: String) {
        let depth = folder.split(separator: "/").count - project.split(separator: "/").count
        let texts = names.map { Self.text(folder + "/" + $0) }
        places = Set(texts.flatMap { Self.pathsOutside(of: $0, depth) }).map {
            URL(fileURLWithPath: project + "/" + $0).standardized.path
        }
        hasPackages = texts.contains { text in
            let text = SourceText(path: folder, bytes: text)
            return text.contains("repositoryURL") || text.contains("url:")
        }
    }

    private static func text(_ path: String) -> [UInt8] {
        let inner =
            path.hasSuffix(".xcodeproj")
            ? "/project.pbxproj"
            : path.hasSuffix(".xcworkspace") ? "/contents.xcworkspacedata" : ""
        return (try? RegularFile.bytes(at: path + inner)) ?? []
    }

    /// The paths with more steps out of a folder than its depth, from the folder at that depth:
    /// `../Core` for `../../Core` at a depth of one.
    private static func pathsOutside(of text: [UInt8], _ depth: Int) -> Set<String> {
        text.withUnsafeBytes { text in
            var paths: Set<String> = []
            var rest = text[...]
            while let steps = Steps(in: rest) {
                rest = steps.rest
                let name = rest.prefix { !endsName($0) }
                if steps.count > depth, let first = name.first, first != UInt8(ascii: ".") {
                    paths.insert(
                        String(repeating: "../", count: steps.count - depth)
                            + String(decoding: name, as: UTF8.self))
                }
            }
            return paths
        }
    }

    /// Steps out of folders, one after the other.
    private struct Steps {
        let count: Int
        /// The text behind them.
        let rest: Slice<UnsafeRawBufferPointer>

        private static let step = Array("../".utf8)

        /// The first of them in some text.
        init?(in text: Slice<UnsafeRawBufferPointer>) {
            var rest = text
            while let dot = rest.firstIndex(of: Self.step[0]) {
                rest = rest[dot...]
                var count = 0
                while rest.starts(with: Self.step) {
                    count += 1
                    rest = rest.dropFirst(Self.step.count)
                }
                if count > 0 {
                    self.count = count
                    self.rest = rest
                    return
                }
                rest = rest.dropFirst()
            }
            return nil
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"),
            UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"),
            UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        default: false
        }
    }
}
#endif
