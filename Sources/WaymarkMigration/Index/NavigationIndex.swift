// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// An index of how the screens of a project hang together: which links can be reached in which
/// containers, and how each comes on screen.
public struct NavigationIndex: Sendable {
    private(set) var project = ProjectIndex()
    private var sites: [NavigationLook.Subject] = []
    private var look = NavigationLook()

    /// The names that would have to be known to say more.
    var missing: Missing { look.missing }

    /// Knows of no file.
    public init() {}

    /// Knows these files.
    init(_ files: [FileFacts]) { add(files) }

    /// Gets to know more files, and looks again at all of which they may tell more.
    mutating func add(_ files: [FileFacts]) {
        let new = NewNames(files)
        var kept = look.kept(with: new)
        let projects = project.projectsWithLibraries
        look = NavigationLook()
        for file in files {
            project.add(file)
            sites += NavigationLook.Subject.all(in: file)
        }
        if project.projectsWithLibraries != projects { kept.forgetAnswers() }
        let found = sites.parts(ProcessInfo.processInfo.activeProcessorCount)
            .concurrentMap { [project, kept] in NavigationLook(at: $0, project, kept) }
        for part in found { look.merge(part) }
    }

    /// The type of the elements that a link with a view is repeated for, or of the value that a
    /// link has; `nil` when it is not known.
    func element(of link: SiteID) -> ElementType? { look.elements[link] }

    /// True if old items of the bar meet others on their screen, or are there once for each
    /// row.
    func areItemsRepeated(_ items: SiteID) -> Bool {
        let inside = look.reached[items]?.barItems ?? []
        return look.itemsInside.contains(items) || !inside.subtracting([items]).isEmpty
            || placements(of: items).contains(where: \.isAmongRows)
    }

    /// Returns the ways by which a link with a view that is repeated comes into containers.
    func waysOut(of link: SiteID) -> EnclosingPaths? { look.ways[link] }

    /// Returns all that can be shown in a container.
    func reach(in container: SiteID) -> Reach? { look.reached[container] }

    /// Returns all that can be shown in a container, or in the columns of one of the old kind that
    /// a link is in: the last of them becomes a stack of its own.
    func reach(in container: SiteID, around link: SiteID) -> Reach? {
        let columns = isNavigationView(container) ? columns(of: container) : []
        let around = columns.filter { $0.hasLink(link) }
        return columns.count > 1 && around.count == 1 ? around[0] : reach(in: container)
    }

    /// Returns the content of a container's columns: of all but the last, and of the last.
    private func columns(of container: SiteID) -> [Reach] {
        let occurrences =
            project.files[container.path]?.occurrences(inContainerAt: container.offset) ?? []
        return [Surrounding.Column.leading, .detail].compactMap { column in
            let ranges = occurrences.filter {
                $0.surroundings.contains(.container(container.offset, column))
            }.map(\.range)
            guard let start = ranges.map(\.lowerBound).min(),
                let end = ranges.map(\.upperBound).max()
            else { return nil }
            return reach(of: start..<end, in: container.path)
        }
    }

    /// True if somebody holds the path of a container.
    func hasPath(_ container: SiteID) -> Bool {
        project.files[container.path]?.places(at: container.offset)
            .contains { $0.kind == .boundPath } ?? false
    }

    /// True if a container has more than one column.
    func hasDetail(_ container: SiteID) -> Bool {
        project.files[container.path]?.occurrences(inContainerAt: container.offset).contains {
            $0.surroundings.contains(.container(container.offset, .detail))
        } ?? false
    }

    /// The containers in which another one can be reached.
    func containers(leadingTo container: SiteID) -> [SiteID] {
        look.reached.filter { $0.value.containers.contains(container) && isContainer($0.key) }
            .map(\.key).sorted()
    }

    /// True if only previews show something.
    func isInPreviewsOnly(_ site: SiteID) -> Bool {
        let all = placements(of: site)
        return !all.isEmpty && all.allSatisfy { $0.stage == .preview }
    }

    /// The links that follow a flag or a selection, and can be reached in a container.
    func legacyLinks(in container: SiteID) -> [SiteID] {
        (look.reached[container]?.legacyLinks ?? []).sorted()
    }

    /// The containers in which a link can be reached.
    func containers(around link: SiteID) -> [SiteID] { look.around[link, default: []].sorted() }

    /// Returns all that a piece of source can show.
    func reach(of range: Range<Int>, in path: String) -> Reach {
        let first = project.files[path]?.occurrences(in: range).first
        let depth = first?.surroundings.count ?? 0
        return Reach(
            Region(path: path, range: range, depth: depth, local: first?.local), known)
    }

    /// What is known of what regions show and of what is handed over.
    private var known: Regions {
        Regions(Users(project, kept: look.answers), known: look.contents)
    }

    private func isContainer(_ site: SiteID) -> Bool {
        if case .container = occurrence(of: site)?.kind { true } else { false }
    }

    /// True if this is a container of the old kind.
    func isNavigationView(_ site: SiteID) -> Bool {
        occurrence(of: site)?.kind == .container(.view)
    }

    /// True if a link may be shown where no container of SwiftUI is around it, as far as is
    /// known: only previews have one, or a controller shows it besides.
    func isShownAlone(_ link: SiteID) -> Bool {
        let real = containers(around: link).filter { container in
            let all = placements(of: container)
            return all.isEmpty || all.contains { $0.stage != .preview }
        }
        if real.isEmpty { return true }
        return project.hasHostingControllers
            && placements(of: link).contains { $0.stage == .root }
    }

    /// A link is in views that nothing but previews shows; `nil` where something may show it.
    ///
    /// - Parameter isForNewSystems: Whether code for systems without the new containers is never run.
    func unusedView(around link: SiteID, isForNewSystems: Bool) -> Assumption? {
        guard let occurrence = occurrence(of: link) else { return nil }
        let unused = UnusedView(
            around: occurrence, in: link.path, isForNewSystems: isForNewSystems, Users(project))
        return unused.name.map { .isShownNowhere($0, at: link) }
    }

    /// Returns the ways in which a container or a link comes on screen.
    func placements(of site: SiteID) -> Set<Placement> { look.placed[site, default: []] }

    /// Returns the reason why a destination may not be put on something: it is among rows, other
    /// than in a preview; `nil` when it may.
    func refusalOfDestination(on occurrence: Occurrence, in path: String) -> Refusal? {
        let screen = WaysToScreen(Users(project))
        let rows = Placements(of: occurrence, in: path, screen).all.filter(\.isAmongRows)
        if rows.isEmpty { return nil }
        return rows.contains(where: \.isLazy) ? .inLazyContainer : .repeatedLink
    }

    /// Returns the use at a byte that makes a value of a type.
    func use(of type: String, at site: SiteID) -> Occurrence? {
        project.files[site.path]?.occurrences.first {
            $0.offset == site.offset && $0.kind == .makes(type)
        }
    }

    /// Returns the container or the link at a byte, with what it stands in.
    func occurrence(of site: SiteID) -> Occurrence? {
        project.files[site.path]?.places(at: site.offset).first { $0.kind != .boundPath }
    }
}

extension SiteID: Comparable {
    /// Orders places by file, then by position.
    public static func < (a: SiteID, b: SiteID) -> Bool {
        (a.path, a.offset) < (b.path, b.offset)
    }
}
#endif
