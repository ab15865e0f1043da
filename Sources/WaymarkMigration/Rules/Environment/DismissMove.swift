// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that take the presentation mode out of a type, in all files that use it.
struct DismissMove {
    /// A file, with its uses of the property.
    struct Part {
        let file: ParsedFile
        let uses: [PresentationModeUse]

        /// The place that people are pointed to.
        var id: SiteID? {
            uses.first.map { SiteID(path: file.source.path, offset: $0.range.lowerBound) }
        }
    }

    let property: EnvironmentProperty
    /// The uses in the file that declares it.
    let home: Part
    /// The uses in other files.
    let others: [Part]

    /// Says in what it throws why the property stays.
    init(
        _ property: EnvironmentProperty, in file: ParsedFile, _ shared: SharedProperty?
    ) throws(Refused) {
        guard let uses = PresentationModeUse.all(of: property, in: file) else {
            throw Refused(.unclearUse)
        }
        var others: [Part] = []
        for other in shared?.others ?? [] {
            guard !other.hasError,
                let uses = PresentationModeUse.all(of: property, in: other)
            else { throw Refused(.usedElsewhere) }
            if !uses.isEmpty { others.append(Part(file: other, uses: uses)) }
        }
        if !others.isEmpty, shared?.isAmbiguous == true { throw Refused(.usedElsewhere) }
        self.property = property
        home = Part(file: file, uses: uses)
        self.others = others
        try check()
    }

    private func check() throws(Refused) {
        let uses = ([home] + others).flatMap(\.uses)
        if uses.contains(where: { $0.purpose == .other }) { throw Refused(.escapingValue) }
        if uses.contains(where: \.hasComment) { throw Refused(.commentInTheWay) }
        if asks, dismisses, isTaken(.isPresented) { throw Refused(.nameTaken) }
    }

    /// True if nobody uses the property.
    var isUnused: Bool { home.uses.isEmpty && others.isEmpty }

    private var asks: Bool { has(.question) }
    private var dismisses: Bool { has(.dismissal) }

    private func has(_ purpose: PresentationModeUse.Purpose) -> Bool {
        ([home] + others).contains { $0.uses.contains { $0.purpose == purpose } }
    }

    private func isTaken(_ new: EnvironmentReplacement) -> Bool {
        ([home] + others).contains { $0.file.uses(new.name, near: property) }
    }

    /// The name of the action that the type reads already; `nil` where it does not, or where
    /// that is not seen in all places.
    private var ownAction: String? {
        let all = home.file.environmentProperties(named: EnvironmentReplacement.dismiss.name)
        guard let action = all.first(where: { $0.owner.id == property.owner.id }),
            others.isEmpty || !action.isPrivate
        else { return nil }
        let name = action.name.text
        let count = ([home] + others).map { $0.file.declarations(of: name, near: property) }
        return count.reduce(0, +) == 1 ? name : nil
    }

    /// The edits of one of the files.
    func edits(in part: Part) -> [Edit] {
        let first: EnvironmentReplacement = dismisses ? .dismiss : .isPresented
        let isHome = part.file.source.path == home.file.source.path
        if dismisses, let ownAction {
            return calls(in: part, of: ownAction) + (isHome ? [leavingTheAction] : []).joined()
        }
        let name = isTaken(first) ? property.name.text : first.name
        let own = isHome ? property.becoming(first, named: name) : []
        let second = asks && dismisses && isHome ? [property.joined(by: .isPresented)] : []
        return own + calls(in: part, of: name) + second
    }

    /// The edits of the property where the type has the action already: what it is still asked
    /// for, or nothing.
    private var leavingTheAction: [Edit] {
        asks
            ? property.becoming(.isPresented, named: EnvironmentReplacement.isPresented.name)
            : [home.file.source.removal(ofStatement: property.declaration.range)]
    }

    /// The edits that call an action, and ask what is presented.
    private func calls(in part: Part, of name: String) -> [Edit] {
        var edits: [Edit] = []
        for use in part.uses {
            let isFirst = use.purpose == (dismisses ? .dismissal : .question)
            edits.append(
                Edit(use.range, isFirst ? name : EnvironmentReplacement.isPresented.name))
        }
        return edits
    }
}
#endif
