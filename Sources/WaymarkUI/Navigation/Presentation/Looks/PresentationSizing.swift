// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The size of a sheet in a wide window. *Differs from Apple:* it is the renderer's, whatever is
/// asked for, and types of an app's own cannot compute one.
public protocol PresentationSizing {}

extension PresentationSizing {
    /// The size of the content, along the given axes. *Differs from Apple:* the renderer's.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

    /// The largest size so far, along the given axes. *Differs from Apple:* the renderer's.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
    {
        self
    }
}

/// The size that the system thinks best.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that the system thinks best.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// As large as a form needs.
public struct FormPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == FormPresentationSizing {
    /// As large as a form needs.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// As large as a page of text.
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == PagePresentationSizing {
    /// As large as a page of text.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
