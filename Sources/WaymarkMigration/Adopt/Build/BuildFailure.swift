// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The reason why a build failed outside of the app's files, as its output tells.
struct BuildFailure {
    private let lines: [Substring]

    init(_ output: String) { lines = output.split(whereSeparator: \.isNewline) }

    /// The error that says it.
    func error(_ project: AdoptedProject, _ scratchPath: String) -> AdoptError {
        let folder = ProjectPath.fromHere(project.folder)
        if line(with: ["No space left on device", "Disk quota exceeded"]) != nil {
            return AdoptError(scratchPath, .fullDisk)
        }
        if let line = line(with: ["Permission denied", "Read-only file system"]) {
            return AdoptError(scratchPath, .unwritable(line))
        }
        if let line = line(with: [
            "Could not resolve host", "unable to access", "Failed to clone", "couldn’t fetch",
            "Couldn’t fetch", "Could not read from remote",
        ]) {
            return AdoptError(folder, .notFetched(line))
        }
        let said = line(with: ["error:"]) ?? lines.last.map(String.init) ?? "it says nothing"
        return AdoptError(folder, .buildFailed(said))
    }

    private func line(with words: [String]) -> String? {
        lines.first { line in words.contains(where: line.contains) }.map {
            String($0).trimmed
        }
    }
}

extension String {
    /// The text without blanks at its ends.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(rest[...last])
    }
}
#endif
