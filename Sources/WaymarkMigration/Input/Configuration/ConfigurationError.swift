// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// An error that says what is wrong with a configuration: all of it, a line each.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A kind of fault.
    public enum Kind: Hashable, Sendable {
        /// The file cannot be had.
        case unreadable(FileProblem)
        /// The text says something that is not understood, at these places.
        case faults([Fault])
        /// The paths of one run have different files, or only some of them have one.
        case several([String])
    }

    /// One fault in the text of a file.
    public struct Fault: Hashable, Sendable {
        /// The file, as it was named.
        let path: String
        /// The line and the column, from 1.
        let line: Int, column: Int
        /// The words that say what is wrong, and what to do.
        let sentence: String
    }

    /// The kind of fault.
    public let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// The files, what is wrong with them, and what to do.
    public var description: String {
        switch kind {
        case .unreadable(let problem): "\(problem)"
        case .faults(let faults):
            faults.map { "\($0.path):\($0.line):\($0.column): \($0.sentence)" }
                .joined(separator: "\n")
        case .several(let files) where files.count == 1:
            "\(files[0]): is for some of the paths only; run once for each project, or name the "
                + "file with --config"
        case .several(let files):
            "the paths have different configurations (\(files.joined(separator: ", "))); run "
                + "once for each project, or name one with --config"
        }
    }

    /// The step that could not be done with the file; `nil` where the command was used wrongly.
    public var step: FileProblem.Step? {
        switch kind {
        case .unreadable: .reading
        case .faults: .parsing
        case .several: nil
        }
    }
}
#endif
