// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What a run may do.
    public struct MigrationOptions: Sendable {
        /// The levels that are done; `exact` always is.
        public var levels: Set<Level> = [.exact]
        /// The only rules to use; when empty, all that are not optional.
        public var only: Set<String> = []
        /// Rules to use besides, that are used only when they are asked for.
        public var also: Set<String> = []
        /// Rules that are not used.
        public var skipped: Set<String> = []
        /// What to take for the oldest systems, whatever the project says.
        public var floor = Floor()
        /// What becomes of containers that look different on an iPad or a Mac, where the level
        /// `layout` is asked for.
        public var ipad = IPadChoice.stack
        /// What becomes of single containers, whatever the others do.
        public var ipadAnswers: [SiteID: IPadChoice] = [:]

        /// Does what is exact, with all rules.
        public init() {}

        /// The rules to use, in the order of the catalog.
        var rules: [any Rule.Type] {
            Catalog.rules.filter {
                isWanted($0) && !skipped.contains($0.name)
            }
        }

        private func isWanted(_ rule: any Rule.Type) -> Bool {
            if only.contains(rule.name) || also.contains(rule.name) { return true }
            return only.isEmpty && !rule.isOptional
        }
    }
#endif
