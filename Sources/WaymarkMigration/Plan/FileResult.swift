// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The sites that a run found in one file, and the file as it would be afterwards.
public struct FileResult: Sendable {
    /// The outcome for a site.
    public enum Disposition: Hashable, Sendable {
        /// It is rewritten.
        case migrated(Level)
        /// It would be rewritten if this level were asked for.
        case waits(Level)
        /// It stays, for this reason.
        case refused(Refusal)
    }

    /// One site of the file.
    public struct Entry: Hashable, Sendable {
        /// The name of the rule.
        public let rule: String
        /// The place of the site.
        public let place: SourcePlace
        /// A phrase that names what is there.
        public let subject: String
        /// The outcome for the site.
        public let disposition: Disposition
        /// The rewrite of this site alone; none when it stays.
        public let edits: [Edit]
        /// True if a wrapper is written into the project for it.
        public let isWrapped: Bool
        /// The place that decides why it stays, or what its rewrite takes for granted, where that
        /// is another line.
        public let cause: SourcePlace?
        /// A sentence that says what the rewrite takes for granted.
        public let assumed: String?

        /// The options of `waymark migrate` that have it rewritten; `nil` when none is needed,
        /// or none helps.
        var option: String? {
            switch disposition {
            case .refused: nil
            case .migrated(let level), .waits(let level):
                level.option(for: rule).map {
                    isWrapped && level == .layout ? $0 + " --assisted" : $0
                }
            }
        }
    }

    /// Something wrong with a comment that keeps sites from being looked at.
    public struct Fault: Hashable, Sendable {
        /// The kind of fault.
        public let kind: IgnoreFault
        /// The rule that the comment names.
        public let subject: String
        /// The place of the comment.
        public let place: SourcePlace
    }

    /// The file as it is.
    public let source: SourceText
    /// The habits that new lines of the file follow.
    let style: LayoutStyle
    /// The file as it would be; the same bytes when nothing changes.
    public let after: [UInt8]
    /// The sites, in the order in which they stand in the file.
    public let entries: [Entry]
    /// The reason why the file is left alone, when it is.
    public let problem: FileProblem?
    /// The faults of comments that keep sites from being looked at.
    public let faults: [Fault]
    /// True if the file does not exist yet.
    public let isNew: Bool

    /// A file that is not there yet.
    init(new file: SourceText) {
        self.init(
            source: SourceText(path: file.path, bytes: []), after: file.bytes, isNew: true)
    }

    init(
        source: SourceText, after: [UInt8], style: LayoutStyle = LayoutStyle(),
        entries: [Entry] = [], problem: FileProblem? = nil, faults: [Fault] = [],
        isNew: Bool = false
    ) {
        self.source = source
        self.style = style
        self.after = after
        self.entries = entries
        self.problem = problem
        self.faults = faults
        self.isNew = isNew
    }

    /// True if anything would be written.
    public var isChanged: Bool { after != source.bytes }

    /// The change as a diff, empty when there is none.
    public var diff: String {
        guard isChanged else { return "" }
        return UnifiedDiff(
            isNew ? nil : source.bytes, after, path: ProjectPath.name(of: source.path)
        ).text
    }
}
#endif
