// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What is known of a whole project: who makes which views, and in what.
    ///
    /// Files are parsed when a question leads to them, and only then.
    struct ProjectIndex: Sendable {
        /// A place in the facts: which file, and which of its occurrences.
        struct Reference: Hashable, Sendable {
            let path: String
            let position: Int
        }

        /// A member, and the file that it is declared in.
        struct Member: Sendable {
            let path: String
            let facts: MemberFacts
        }

        private(set) var files: [String: FileFacts] = [:]
        private var declaring: [String: [String]] = [:]
        private var uses: [String: [Reference]] = [:]
        private var asks: [String: [Reference]] = [:]
        private var members: [String: [Member]] = [:]
        private var membersOfTypes: [String: [Member]] = [:]

        init(_ files: [FileFacts]) {
            for file in files { add(file) }
        }

        private mutating func add(_ file: FileFacts) {
            files[file.path] = file
            for type in file.types { declaring[type, default: []].append(file.path) }
            for facts in file.members {
                let member = Member(path: file.path, facts: facts)
                members[facts.name, default: []].append(member)
                membersOfTypes[facts.owner, default: []].append(member)
            }
            for (position, occurrence) in file.occurrences.enumerated() {
                let reference = Reference(path: file.path, position: position)
                switch occurrence.kind {
                case .makes(let name): uses[name, default: []].append(reference)
                case .asks(let name), .names(let name): asks[name, default: []].append(reference)
                case .legacyLink, .container: break
                }
            }
        }

        subscript(reference: Reference) -> Occurrence? {
            files[reference.path]?.occurrences[reference.position]
        }

        /// Whether the project declares a type of this name.
        func declares(type: String) -> Bool { declaring[type] != nil }

        /// The files that declare a type of this name: the one that asks, when it does so itself.
        func files(declaring type: String, seenFrom path: String) -> [String] {
            let all = declaring[type, default: []]
            return all.contains(path) ? [path] : all
        }

        /// Where values of a type are made.
        func uses(of type: String) -> [Reference] { uses[type, default: []] }

        /// Where a function or property of this name is used.
        func uses(ofMember name: String) -> [Reference] { asks[name, default: []] }

        /// Whether controllers of UIKit or AppKit show views of the project.
        var hasHostingControllers: Bool { uses.keys.contains { $0.hasSuffix("HostingController") } }

        /// The members of a type with this name, in its declaration and its extensions.
        func members(_ name: String, of owner: String) -> [Member] {
            membersOfTypes[owner, default: []].filter { $0.facts.name == name }
        }

        /// The members with this name, of whatever type, that are views.
        func viewMembers(_ name: String) -> [Member] {
            members[name, default: []].filter { $0.facts.isView && $0.facts.name != "body" }
        }

        /// All members of a type.
        func members(of owner: String) -> [Member] {
            membersOfTypes[owner, default: []]
        }
    }
#endif
