// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A wrong use of the framework that the program survives: what, where, what now.
///
/// Reported once per place, to standard error, or to the test that runs under `WaymarkTesting`.
public struct RuntimeIssue: Equatable, Sendable, CustomStringConvertible {
    /// The kind of issue, with its facts.
    public let kind: Kind
    /// The views from the root to the place, joined by "›".
    public let path: String

    /// One sentence: what, and what to do now.
    public var message: String { kind.sentence }

    /// The message and the place, in one line for a log.
    public var description: String { "\(message) (in \(path))" }

    /// The facts of an issue.
    public enum Kind: Equatable, Sendable {
        case writeDuringBody(owner: String)
        case objectChangeDuringBody
        case writeAfterUnmount(owner: String)
        case endlessUpdate
        case staleElements([String])
        case missingEnvironmentObject(type: String)
        case unknownSymbol(name: String)
        case duplicateIdentifier(id: String)
        case missingDestination(type: String, known: [String])
        case unreachableDestination(type: String, link: String, known: [String])
        case linkOutsideContainer(label: String)
        case destinationOutsideContainer(type: String)
        case duplicateDestination(type: String, used: String, ignored: String)
        case pathElementMismatch(value: String, element: String, link: String)
        case mixedScreens(type: String)
        case severalPresentations(shown: String, other: String)
        case presentationWaits
        case undecodablePathElement(index: Int, type: String, reason: String)
        case nestedStack
        case constantBinding(of: String)
        case undecodableRoute(segment: String)
        case selectionMismatch(tag: String, selection: String)
        case duplicateTag(tag: String, container: String)
        case unmatchedSelection(value: String, type: String, picker: String)
        case unreadableStorage(key: String, reason: String)
        case unstorableValue(key: String, reason: String)
        case damagedStorage(file: String, aside: String?, reason: String)
        case unwritableStorage(file: String, reason: String)
        case unencodablePathElement(type: String)
        case unstableTypeName(type: String)
        case refusedWrite(of: String)
        case restlessPath(element: String)
        case destinationInLazyContainer(type: String, container: String)
        case selectionAndDestination(type: String, isPushed: Bool)
        case titleOutsideContainer(title: String)
    }
}
