// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The ways in which the declarations of a project come on screen, one step at a time, each found
/// out once for all that stands in it.
final class WaysToScreen {
    /// The part of a way that is followed.
    enum Mode: Int, CaseIterable {
        /// To the first link or destination.
        case untilLink
        /// Through links, to the column that they lead to.
        case throughLinks
        /// The rest of a way that a link was passed on.
        case behindLink
    }

    /// A step from something to the end of its declaration, or to what shows it before that.
    struct Step {
        enum End {
            case stage(Placement.Stage)
            /// The number of the declaration that it stands in.
            case declaration(Int)
        }

        let passed: Passed
        let end: End
        /// The place where it ends.
        let place: SiteID
    }

    /// The steps that lead on from the uses of a declaration.
    struct Exit {
        /// True if it may be shown by what is not known here.
        let isOutermost: Bool
        let steps: [Step]
    }

    private struct Name: Hashable {
        let project: String
        let owner: String
        let member: String
        /// The file and the byte where a local name is declared.
        let local: SiteID?

        /// The folder of the project is long, and mostly the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(owner)
            hasher.combine(member)
        }
    }

    /// A declaration, with an occurrence that stands for all that is in it.
    private struct Declaration {
        let inside: Occurrence
        let path: String
        let name: Int
    }

    private let users: Users
    private var index: ProjectIndex { users.index }
    private var declarations: [Declaration] = []
    private var numbers: [Users.Declaration: Int] = [:]
    private var names: [Name: Int] = [:]
    private var exits: [[Int: Exit]] = Mode.allCases.map { _ in [:] }

    init(_ users: Users) { self.users = users }

    /// A number that declarations of one name share, also those in other files of the project.
    func name(of declaration: Int) -> Int { declarations[declaration].name }

    /// Returns the steps that lead on from the uses of a declaration.
    func exit(of number: Int, _ mode: Mode) -> Exit {
        if let known = exits[mode.rawValue][number] { return known }
        let (inside, path) = (declarations[number].inside, declarations[number].path)
        let found = users.users(of: inside, in: path)
        let exit = Exit(
            isOutermost: found.isEmpty || isForOthers(inside, in: path, found),
            steps: found.map { step(from: $0.occurrence, in: $0.path, mode) })
        exits[mode.rawValue][number] = exit
        return exit
    }

    /// True if other modules may show it, as nothing but previews does here.
    private func isForOthers(
        _ occurrence: Occurrence, in path: String, _ users: [Users.Use]
    ) -> Bool {
        occurrence.member == "body"
            && index.files[path]?.publicTypes.contains(occurrence.owner) == true
            && users.allSatisfy { $0.occurrence.surroundings.contains(.preview) }
    }

    // MARK: Steps

    /// The way from an occurrence to the end of its declaration.
    func step(from occurrence: Occurrence, in path: String, _ mode: Mode) -> Step {
        let place = SiteID(path: path, offset: occurrence.offset)
        var passed = Passed()
        passed.isPushed = mode == .behindLink
        if occurrence.surroundings.contains(.preview) {
            return Step(passed: passed, end: .stage(.preview), place: place)
        }
        if users.arePictured(occurrence, in: path) {
            let end = Placement.Stage.outside(isPushed: passed.isPushed)
            return Step(passed: passed, end: .stage(end), place: place)
        }
        for position in occurrence.surroundings.indices.reversed() {
            let outer = occurrence.surroundings[..<position]
            var end: Placement.Stage?
            _ = users.anyStage(of: occurrence.surroundings[position], in: path) {
                end = stop(at: $0, occurrence, place, outer, mode, &passed)
                return end != nil
            }
            if let end { return Step(passed: passed, end: .stage(end), place: place) }
        }
        return Step(
            passed: passed, end: .declaration(number(of: occurrence, in: path)), place: place)
    }

    /// Passes something, or tells that it shows what is in it.
    private func stop(
        at stage: Stage, _ inside: Occurrence, _ place: SiteID,
        _ outer: ArraySlice<Surrounding>, _ mode: Mode, _ passed: inout Passed
    ) -> Placement.Stage? {
        if stage.surrounding.mayBeElsewhere, inside.isMadeByTest { return nil }
        passed.pass(stage.surrounding, at: stage.place ?? place)
        if stage.surrounding == .push, mode != .untilLink {
            passed.isPushed = true
            return nil
        }
        let isInView =
            stage.surrounding == .controller
            && users.isControllerInView(around: inside, in: stage.path)
        let around = SurroundingPlace(stage.surrounding, isInView: isInView, of: stage.path)
        guard let shown = around.stage(isPushed: passed.isPushed) else { return nil }
        if !passed.isPushed {
            passed.style = passed.style ?? outer.reversed().firstValue(\.style)
        }
        return shown
    }

    private func number(of occurrence: Occurrence, in path: String) -> Int {
        let declaration = Users.Declaration(occurrence, in: path)
        if let known = numbers[declaration] { return known }
        let name = Name(
            project: index.files[path]?.project ?? "", owner: occurrence.owner,
            member: occurrence.member,
            local: occurrence.local.map { SiteID(path: path, offset: $0) })
        let number = declarations.count
        declarations.append(
            Declaration(
                inside: occurrence, path: path, name: names[name, default: names.count]))
        names[name] = declarations[number].name
        numbers[declaration] = number
        return number
    }
}
#endif
