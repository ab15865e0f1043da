// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The reason why one file was left out; the run goes on without it.
public struct FileProblem: Hashable, Sendable, CustomStringConvertible {
    /// A kind of problem with a file.
    public enum Kind: Hashable, Sendable {
        /// Nothing lies there.
        case missing
        /// The system did not give it, for the reason that it told.
        case unreadable(String)
        /// It is a pipe, a device or a folder.
        case notAFile
        /// It was there, and is gone.
        case vanished
        /// It is a link that leads out of the folder that is looked through, to this file.
        case linkOutside(String)
        /// It is a link to this file, which is not there.
        case linkToNothing(String)
        /// The bytes are not UTF-8; the first that is not stands there.
        case notUTF8(offset: Int)
        /// There are more bytes than a source file has.
        case tooLarge(bytes: Int)
        /// The project file is not one that is understood; somebody may have said otherwise
        /// what systems its targets are for.
        case unreadableProject(floorIsSaid: Bool)
        /// The project file computes which systems its targets are for.
        case computedSystems
        /// The parser met something that is not Swift, first in this line.
        case doesNotParse(line: Int?)
        /// Two versions of it are there, which git could not merge, first in this line.
        case mergeConflict(line: Int)
        /// It changed after it was read.
        case changedMeanwhile
        /// Nobody may write it.
        case readOnly
        /// Git does not have it as it is now.
        case unsaved
        /// Git could not tell whether it has it, for the reason that it told.
        case gitFailed(String)
        /// The system did not take the new version, for the reason that it told.
        case unwritable(String)
        /// The edits of this tool would have damaged the file.
        case ourFault(String)
    }

    /// The file, as it was named.
    public let path: String
    /// The kind of problem.
    public let kind: Kind

    /// The file, what is wrong with it, and what to do, in one line.
    public var description: String { "\(path): \(sentence)" }

    /// A step of a run that could not be done with the file.
    public enum Step: Hashable, Sendable, CaseIterable {
        /// It could not be had.
        case reading
        /// It was read, and is not Swift, or says what it means by computing it.
        case parsing
        /// It would have changed, and stays as it is.
        case writing
    }

    /// The step that could not be done; commands exit with a code for each.
    public var step: Step {
        switch kind {
        case .missing, .unreadable, .notAFile, .vanished, .linkOutside, .linkToNothing,
            .notUTF8, .tooLarge, .unreadableProject:
            .reading
        case .computedSystems, .doesNotParse, .mergeConflict: .parsing
        case .changedMeanwhile, .readOnly, .unsaved, .gitFailed, .unwritable, .ourFault:
            .writing
        }
    }

    /// True if the run is whole without the file.
    public var isHarmless: Bool {
        switch kind {
        case .linkOutside, .linkToNothing, .computedSystems,
            .unreadableProject(floorIsSaid: true):
            true
        default: false
        }
    }

    /// The words that say what is wrong, and what to do.
    public var sentence: String {
        switch kind {
        case .missing: "there is no such file; check the path"
        case .unreadable(let why): "cannot be read (\(why)); check its permissions"
        case .notAFile:
            "is no file but a pipe, a device or a folder; name a file"
        case .vanished: "vanished while this ran; run again"
        case .linkOutside(let target):
            "is a link to '\(target)', out of this folder; name that to have it migrated"
        case .linkToNothing(let target):
            "is a link to '\(target)', where nothing is; mend or remove it"
        case .notUTF8(let offset): "is not UTF-8 at byte \(offset); save it as UTF-8"
        case .tooLarge(let bytes): "has \(bytes) bytes, too many for source; leave it out"
        case .unreadableProject(floorIsSaid: false):
            "cannot be read, so that deployment targets are not known from it; mend it, "
                + "or say them with --min-ios and --min-macos"
        case .unreadableProject(floorIsSaid: true):
            "cannot be read, so that its targets are not known; mend it"
        case .computedSystems:
            "computes its deployment targets or takes them from elsewhere, so that they are "
                + "not known from it; say them with --min-ios and --min-macos"
        case .doesNotParse(let line):
            "does not parse\(line.map { " in line \($0)" } ?? ""), so that nothing in it is "
                + "changed; make it compile first"
        case .mergeConflict(let line):
            "has a merge conflict in line \(line), so that nothing in it is changed; resolve it "
                + "first"
        case .changedMeanwhile: "changed while this ran and is left as it is; run again"
        case .readOnly: "is read-only and is left as it is; make it writable"
        case .unsaved:
            "has changes that git does not have; commit or stash them, or use --allow-dirty"
        case .gitFailed(let why):
            "may have changes that git does not have (git: \(why)); mend that, or use "
                + "--allow-dirty"
        case .unwritable(let why): "cannot be written (\(why)); it is as it was"
        case .ourFault(let what):
            "was left alone, because \(what): a fault of this tool; please report it with the file"
        }
    }
}
#endif
