// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Yams

/// Reads the text of a configuration file, and collects all that is wrong with it.
struct ConfigurationReader {
    private var configuration: Configuration
    private var faults: [ConfigurationError.Fault] = []
    private let path: String
    private let rules: [String]

    private init(path: String, rules: [String]) {
        self.path = path
        self.rules = rules
        configuration = Configuration(path: path)
    }

    /// Returns what the text says.
    ///
    /// - Throws: `ConfigurationError` with all that is wrong.
    static func read(
        _ text: String, path: String, rules: [String]
    ) throws(ConfigurationError) -> Configuration {
        var reader = Self(path: path, rules: rules)
        if let node = reader.document(text) { reader.readRoot(node) }
        if reader.faults.isEmpty { return reader.configuration }
        throw ConfigurationError(
            .faults(reader.faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) }))
    }

    private mutating func document(_ text: String) -> Node? {
        do { return try Yams.compose(yaml: text) } catch let error as YamlError {
            note(error)
        } catch {
            note("cannot be read as YAML (\(error))", line: 1, column: 1)
        }
        return nil
    }

    private mutating func note(_ error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            note("is not YAML: \(problem)", line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(let keys, let context):
            let names = keys.map { "'\($0)'" }.joined(separator: ", ")
            note(
                "says \(names) twice; put both together", line: context.mark.line,
                column: context.mark.column)
        default: note("is not YAML: \(error)", line: 1, column: 1)
        }
    }

    private mutating func readRoot(_ root: Node) {
        for (key, node) in members(of: root, ConfigurationKey.self, "a configuration") {
            switch key {
            case .targets: configuration.targets = Set(texts(node).map(\.text))
            case .rules: readRules(node)
            case .exclude: configuration.excludes = texts(node).map(pattern)
            case .floors: readFloors(node)
            case .baseline: configuration.baseline = text(node).map(fromFile)
            }
        }
    }

    private mutating func readRules(_ rules: Node) {
        for (key, node) in members(of: rules, RulesKey.self, "'rules'") {
            let names = Set(texts(node).compactMap { ruleName($0.text, $0.node) })
            switch key {
            case .only: configuration.only = names
            case .also: configuration.also = names
            case .skip: configuration.skipped = names
            }
        }
    }

    private mutating func ruleName(_ name: String, _ node: Node) -> String? {
        if rules.contains(name) { return name }
        note(
            "there is no rule '\(name)'\(NearestName.hint(for: name, among: rules)); "
                + "'waymark rules' lists them", node)
        return nil
    }

    private mutating func readFloors(_ floors: Node) {
        for (system, node) in members(of: floors, DeploymentTargets.System.self, "'floors'") {
            guard let text = text(node) else { continue }
            if let version = Version(text) {
                configuration.floor[system] = version
            } else {
                note("takes a version such as 16 or 16.4, not '\(text)'", node)
            }
        }
    }

    /// A path of the disk for one that is written from the folder of the file.
    private func fromFile(_ name: String) -> String {
        ProjectPath.fromHere(ProjectPath.beside(path, name))
    }

    private func pattern(_ text: String, _: Node) -> PathPattern {
        PathPattern(text, in: ProjectPath.folder(of: ProjectPath.resolved(path)))
    }
}

// MARK: - Values

extension ConfigurationReader {
    /// The members of a mapping that have a known key.
    private mutating func members<Key: CaseIterable & RawRepresentable>(
        of node: Node, _ keys: Key.Type, _ owner: String
    ) -> [(Key, Node)] where Key.RawValue == String {
        let known = Key.allCases.map(\.rawValue)
        guard let mapping = node.mapping else {
            note("\(owner) is a list of keys and values; known are \(listed(known))", node)
            return []
        }
        return mapping.compactMap { name, value in
            let text = name.scalar?.string ?? ""
            if let key = Key(rawValue: text) { return (key, value) }
            note(
                "\(owner) has no key '\(text)'\(NearestName.hint(for: text, among: known)); "
                    + "known are \(listed(known))", name)
            return nil
        }
    }

    /// The texts of a list; a single text is a list of itself.
    private mutating func texts(_ node: Node) -> [(text: String, node: Node)] {
        let nodes = node.sequence.map(Array.init) ?? [node]
        return nodes.compactMap { node in text(node).map { ($0, node) } }
    }

    private mutating func text(_ node: Node) -> String? {
        if let text = node.scalar?.string, !text.isEmpty { return text }
        note("takes a text, or a list of texts", node)
        return nil
    }

    private func listed(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }

    private mutating func note(_ sentence: String, _ node: Node) {
        note(sentence, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    private mutating func note(_ sentence: String, line: Int, column: Int) {
        faults.append(
            ConfigurationError.Fault(
                path: path, line: line, column: column, sentence: sentence))
    }
}
#endif
