// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A format in which `waymark adopt` writes what is missing.
public enum AdoptFormat: String, Sendable, CaseIterable {
    /// For people, most blocking first.
    case text
    /// For programs.
    case json
    /// SARIF 2.1.0, for code scanners.
    case sarif

    /// Writes what is missing.
    public func text(_ missing: MissingDeclarations) throws -> String {
        switch self {
        case .text: AdoptText(missing: missing).text
        case .json: try MachineText.json(AdoptContent(missing))
        case .sarif: try MachineText.json(SarifLog(missing))
        }
    }
}

extension SarifLog {
    /// What is missing: a rule for each kind, a result for each place.
    init(_ missing: MissingDeclarations) {
        let rules = MissingDeclaration.Kind.allCases.map(\.rule)
        let name = ProjectPath.name(of: missing.project.folder + "/Package.swift")
        let prefix = String(name.dropLast("Package.swift".count))
        let results = missing.all.flatMap { declaration in
            declaration.places.map { place in
                SarifResult(declaration, place, below: prefix)
            }
        }
        self.init(rules, results)
    }
}

extension MissingDeclaration.Kind {
    /// The rule that a code scanner shows.
    fileprivate var rule: SarifRule {
        let summary =
            switch self {
            case .module: "A module that is not there on Linux."
            case .name: "A type, function or variable that is not there on Linux."
            case .member: "A member that is not there on Linux."
            case .call: "A call that is not there on Linux with these arguments."
            case .other: "Code that does not compile on Linux."
            case .consequence: "Code that other errors keep from compiling."
            }
        return SarifRule(
            "missing-\(rawValue)", summary, help: "'waymark adopt --check' lists all places.",
            .medium)
    }
}

extension SarifResult {
    fileprivate init(
        _ declaration: MissingDeclaration, _ place: MissingDeclaration.Place, below prefix: String
    ) {
        let start = TextPosition(line: place.line, column: place.column)
        self.init(
            rule: "missing-\(declaration.kind.rawValue)",
            index: MissingDeclaration.Kind.allCases.firstIndex(of: declaration.kind),
            message: "\(place.message); \(declaration.wayRound)",
            at: SarifLocation(
                path: prefix + place.path, start: start, end: nil),
            properties: ["declaration": declaration.name])
    }
}
#endif
