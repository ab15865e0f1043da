// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Why one file was left out; the run goes on without it.
    public struct FileProblem: Hashable, Sendable, CustomStringConvertible {
        /// What is wrong with a file.
        public enum Kind: Hashable, Sendable {
            /// Nothing lies there.
            case missing
            /// The system did not give it, for the reason that it told.
            case unreadable(String)
            /// The bytes are not UTF-8; the first that is not stands there.
            case notUTF8(offset: Int)
            /// There are more bytes than a source file has.
            case tooLarge(bytes: Int)
            /// The project file is not one that Xcode writes.
            case unreadableProject
            /// The parser met something that is not Swift.
            case doesNotParse
            /// The system did not take the new version, for the reason that it told.
            case unwritable(String)
            /// The edits of this tool would have damaged the file.
            case ourFault(String)
        }

        /// The file, as it was named.
        public let path: String
        /// What is wrong.
        public let kind: Kind

        /// The file, what is wrong with it, and what to do, in one line.
        public var description: String { "\(path): \(sentence)" }

        private var sentence: String {
            switch kind {
            case .missing: "there is no such file; check the path"
            case .unreadable(let why): "cannot be read (\(why)); check its permissions"
            case .notUTF8(let offset): "is not UTF-8 at byte \(offset); save it as UTF-8"
            case .tooLarge(let bytes): "has \(bytes) bytes, too many for source; leave it out"
            case .unreadableProject:
                "cannot be read, so that deployment targets are not known from it; open it in Xcode, "
                    + "or say them with --min-ios and --min-macos"
            case .doesNotParse:
                "does not parse, so that nothing in it is changed; make it compile first"
            case .unwritable(let why): "cannot be written (\(why)); it is as it was"
            case .ourFault(let what):
                "was left alone, because \(what): a fault of this tool; please report it with the file"
            }
        }
    }
#endif
