// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The use of what is beneath a sheet. *Differs from Apple:* there is none.
public struct PresentationBackgroundInteraction: Sendable {
    /// The system decides.
    public static let automatic = PresentationBackgroundInteraction()
    /// What is beneath can be used.
    public static let enabled = PresentationBackgroundInteraction()
    /// What is beneath cannot be used.
    public static let disabled = PresentationBackgroundInteraction()

    /// What is beneath can be used up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The effect of a finger on the content of a sheet: the sheet grows, or its content scrolls.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The kind of modal that another one becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    /// True if a popover stays one in a narrow window.
    var keepsPopovers = false

    /// The system decides.
    public static let automatic = PresentationAdaptation()
    /// None.
    public static let none = PresentationAdaptation(keepsPopovers: true)
    /// A popover.
    public static let popover = PresentationAdaptation(keepsPopovers: true)
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation()
}
