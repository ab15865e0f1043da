// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Where views end up outside of SwiftUI's screens.
extension Users {
    /// True if what begins with something is a picture that a method of the project makes of it.
    func arePictured(_ occurrence: Occurrence, in path: String) -> Bool {
        guard let file = index.files[path] else { return false }
        let start = occurrence.range.lowerBound
        return file.occurrences(in: start..<start + 1).contains { around in
            guard case .asks(let name) = around.kind, KnownCallees.methods[name] == nil,
                around.range.upperBound > occurrence.range.upperBound
            else { return false }
            ask(forMethodOfViews: name)
            return index.makesPictures(name, seenFrom: path)
        }
    }

    /// True if a controller shows something as part of a view of the project's own, which stands
    /// for the controller: it is made there, or its own initializer is given what it shows.
    func isControllerInView(around inside: Occurrence, in path: String) -> Bool {
        if Self.membersOfViews.contains(inside.member) { return true }
        guard inside.member == "init" else { return false }
        ask(forMakersOf: inside.owner)
        return index.uses(of: inside.owner).contains { use in
            use.occurrence.owner != inside.owner
                && index.isSame(inside.owner, usedIn: use.path, declaredIn: path)
                && index.standsForController(use.occurrence.owner, seenFrom: use.path)
        }
    }

    /// The members in which a view makes the controller that it stands for, or changes it.
    static let membersOfViews = Set(IdentifierScan.makers).union([
        "updateUIViewController", "updateNSViewController", "updateUIView", "updateNSView",
    ])
}

extension ProjectIndex {
    /// True if all methods of this name that the project adds to views make pictures.
    fileprivate func makesPictures(_ method: String, seenFrom path: String) -> Bool {
        let found = members(method, of: "View", seenFrom: path)
        return !found.isEmpty && found.allSatisfy(\.facts.makesPicture)
    }

    /// True if a type is a view that stands for a controller.
    fileprivate func standsForController(_ type: String, seenFrom path: String) -> Bool {
        IdentifierScan.makers.contains { !members($0, of: type, seenFrom: path).isEmpty }
    }

    /// True if nobody but a type itself reads one of its properties: it is private, or one of a
    /// view's.
    func isOwnAlone(_ property: String, of owner: String, seenFrom path: String) -> Bool {
        let found = values(property, of: owner, seenFrom: path)
        let isView = declarations(of: owner, from: path).contains {
            $0.inherited.contains("View")
        }
        return !found.isEmpty && (isView || found.allSatisfy(\.facts.isPrivate))
    }

    /// True if a member is a function that gives nothing back: what it makes does not leave it but
    /// through what it is handed to.
    func isSilent(_ member: String, of owner: String, in path: String) -> Bool {
        let found = files[path]?.members.filter { $0.owner == owner && $0.name == member } ?? []
        return !found.isEmpty && found.allSatisfy(\.isSilent)
    }
}
#endif
