// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// One finding in a SARIF log.
struct SarifResult: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: SarifLog.Text
    let locations: [SarifLocation]
    /// The place that decides about it, where that is another line.
    let relatedLocations: [SarifLocation]?
    let partialFingerprints: [String: String]
    let fixes: [Fix]?
    let properties: [String: String]

    init(_ finding: Finding, ruleIndex: Int?) {
        let path = finding.fingerprint.path
        ruleId = finding.rule
        self.ruleIndex = ruleIndex
        level = finding.severity.diagnostic
        message = SarifLog.Text(text: finding.message)
        locations = [SarifLocation(path: path, start: finding.position, end: nil)]
        relatedLocations = finding.cause.map { cause in
            let start = TextPosition(line: cause.line, column: cause.column)
            return [
                SarifLocation(
                    path: ProjectPath.name(of: cause.path), start: start, end: nil)
            ]
        }
        partialFingerprints = [
            "waymarkLine/v1": "\(finding.fingerprint.line):\(finding.fingerprint.ordinal)"
        ]
        fixes = finding.fix.isEmpty ? nil : [Fix(finding.fix, path: path)]
        properties = ["code": finding.code, "severity": finding.severity.rawValue]
    }

    /// A result of another kind than a finding.
    init(
        rule: String, index: Int?, message: String, at location: SarifLocation,
        properties: [String: String]
    ) {
        ruleId = rule
        ruleIndex = index
        level = Severity.medium.diagnostic
        self.message = SarifLog.Text(text: message)
        locations = [location]
        relatedLocations = nil
        partialFingerprints = [:]
        fixes = nil
        self.properties = properties
    }

    struct Fix: Encodable {
        let artifactChanges: [Change]

        init(_ replacements: [WaymarkMigration.Replacement], path: String) {
            artifactChanges = [
                Change(
                    artifactLocation: SarifArtifact(path: path),
                    replacements: replacements.map(Replacement.init))
            ]
        }
    }

    struct Change: Encodable {
        let artifactLocation: SarifArtifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SarifRegion
        let insertedContent: SarifLog.Text

        init(_ replacement: WaymarkMigration.Replacement) {
            deletedRegion = SarifRegion(replacement.start, replacement.end)
            insertedContent = SarifLog.Text(text: replacement.text)
        }
    }
}

/// A place in a SARIF log.
struct SarifLocation: Encodable {
    let physicalLocation: Physical

    struct Physical: Encodable {
        let artifactLocation: SarifArtifact
        let region: SarifRegion?
    }

    init(path: String, start: TextPosition?, end: TextPosition?) {
        physicalLocation = Physical(
            artifactLocation: SarifArtifact(path: path),
            region: start.map { SarifRegion($0, end) })
    }
}

/// Lines and columns in a SARIF log; without an end, to the end of the line.
struct SarifRegion: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int?
    let endColumn: Int?

    init(_ start: TextPosition, _ end: TextPosition?) {
        startLine = start.line
        startColumn = start.column
        endLine = end?.line
        endColumn = end?.column
    }
}

/// A file in a SARIF log: relative to the root of the repository, unless it lies outside.
struct SarifArtifact: Encodable {
    let uri: String
    let uriBaseId: String?

    init(path: String) {
        let isOutside = path.hasPrefix("/")
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        uri = isOutside ? "file://" + escaped : escaped
        uriBaseId = isOutside ? nil : "%SRCROOT%"
    }
}
#endif
