// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A pattern for files and folders: `*` and `?` stand for parts of a name, `**` for any folders.
public struct PathPattern: Hashable, Sendable {
    private let folder: String
    private let steps: [String]

    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - text: Steps with slashes between them; one without a slash is looked for in all folders.
    ///   - folder: The folder that it begins in, as a path of the disk.
    public init(_ text: String, in folder: String) {
        self.folder = folder
        let steps = text.split(separator: "/").map(String.init).filter { $0 != "." }
        self.steps =
            text.contains("/") && steps.count > 0 && !Self.isBareFolder(text)
            ? steps : ["**"] + steps
    }

    /// True if there is no slash in a pattern but one at its end.
    private static func isBareFolder(_ text: String) -> Bool {
        text.firstIndex(of: "/") == text.index(before: text.endIndex)
    }

    /// Returns true if a file is meant, or a folder around it.
    func matches(_ path: String) -> Bool {
        guard path.hasPrefix(folder + "/") else { return false }
        let names = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
        return matches(names[...], steps[...])
    }

    private func matches(_ names: ArraySlice<String>, _ steps: ArraySlice<String>) -> Bool {
        guard let step = steps.first else { return true }
        if step == "**" {
            if steps.count == 1 { return !names.isEmpty }
            return names.indices.contains { matches(names[$0...], steps.dropFirst()) }
        }
        guard let name = names.first, Self.matches(Array(name), Array(step)) else { return false }
        return matches(names.dropFirst(), steps.dropFirst())
    }

    /// Returns true if a name is of a form; goes back to the last star only, so that no form takes
    /// more than the product of both lengths.
    private static func matches(_ name: [Character], _ form: [Character]) -> Bool {
        var (at, step) = (0, 0)
        var (starStep, starAt): (Int?, Int) = (nil, 0)
        while at < name.count {
            if step < form.count, form[step] == "*" {
                (starStep, starAt) = (step, at)
                step += 1
            } else if step < form.count, form[step] == "?" || form[step] == name[at] {
                (at, step) = (at + 1, step + 1)
            } else if let star = starStep {
                starAt += 1
                (at, step) = (starAt, star + 1)
            } else {
                return false
            }
        }
        return form[step...].allSatisfy { $0 == "*" }
    }
}
#endif
