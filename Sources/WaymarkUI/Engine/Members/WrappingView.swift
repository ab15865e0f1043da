// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view around one other view: what is known of the inner one can be found through it.
@MainActor protocol WrappingView: View {
    associatedtype Wrapped: View
    var wrapped: Wrapped { get }
}

/// A view that says something about the member of a container that it is part of, so that it has to
/// be found before that is made.
@MainActor protocol MemberMarker: View {}

/// Reads from the type of a view what can be known before its node is made.
@MainActor enum ViewKind {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Says whether a view of this type is one element and says nothing about its member;
    /// where the type does not tell, it is taken for another one.
    static func isPlainElement(_ type: any View.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let isPlain = findOutWhetherPlain(type)
        known[key] = isPlain
        return isPlain
    }

    private static func findOutWhetherPlain(_ type: any View.Type) -> Bool {
        if type is any MemberMarker.Type { return false }
        if let wrapping = type as? any WrappingView.Type {
            return isPlainElement(wrapped(by: wrapping))
        }
        if type is any ElementView.Type { return true }
        let body = body(of: type)
        return body != Never.self && isPlainElement(body)
    }

    /// Says whether a view with a body, or one inside of modifiers, may tell in the body something
    /// about its member: then the body is evaluated before the member is shown.
    static func hidesMarkers(_ type: any View.Type) -> Bool {
        hasMarkers(type, isInBody: false)
    }

    private static func hasMarkers(_ type: any View.Type, isInBody: Bool) -> Bool {
        if isInBody, type is any MemberMarker.Type { return true }
        if let wrapping = type as? any WrappingView.Type {
            return hasMarkers(wrapped(by: wrapping), isInBody: isInBody)
        }
        let body = body(of: type)
        return body != Never.self && hasMarkers(body, isInBody: true)
    }

    private static func wrapped<V: WrappingView>(by type: V.Type) -> any View.Type {
        V.Wrapped.self
    }

    private static func body<V: View>(of type: V.Type) -> any View.Type { V.Body.self }
}
