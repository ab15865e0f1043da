// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The state of the files of a run, as git knows it.
public enum GitState {
    /// The files that changed since a revision, in the repositories around the paths.
    ///
    /// - Throws: `GitFailure` when a path is in no repository, or git does not know the
    ///   revision.
    public static func filesChanged(since revision: String, around paths: [String])
        throws(GitFailure) -> Set<String>
    {
        var files: Set<String> = []
        for root in Set(try paths.map { path throws(GitFailure) in try root(around: path) }) {
            files.formUnion(try root.changedFiles(since: revision))
        }
        return files
    }

    /// Returns the files among these that git could not bring back as they are: a write could not
    /// be undone. Files outside of any repository are not among them.
    public static func unsaved(_ paths: [String]) -> [FileProblem] {
        let repositories = Dictionary(grouping: paths) {
            GitRepository(around: ProjectPath.resolved($0))
        }
        return repositories.flatMap { repository, paths in
            repository.map { unsaved(paths, in: $0) } ?? []
        }.sorted { $0.path < $1.path }
    }

    private static func unsaved(_ paths: [String], in repository: GitRepository)
        -> [FileProblem]
    {
        do throws(GitFailure) {
            let clean = try repository.cleanFiles()
            return paths.filter { !clean.contains(ProjectPath.resolved($0)) }
                .map { FileProblem(path: $0, kind: .unsaved) }
        } catch {
            return paths.map { FileProblem(path: $0, kind: .gitFailed(error.reason)) }
        }
    }

    private static func root(around path: String) throws(GitFailure) -> GitRepository {
        guard let found = GitRepository(around: ProjectPath.resolved(path)) else {
            throw GitFailure(reason: "'\(path)' is in no git repository")
        }
        return found
    }
}
#endif
