// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Modifiers about what a telephone draws over an app, of which a browser's window has nothing.
extension View {
    /// Accepted: a browser's window has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Accepted: a browser's window has no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Accepted: a browser decides what it shows around a page.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Accepted: gestures of the system are the system's.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Accepted: browsers mirror no pictures; draw another one where `layoutDirection` says so.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        self
    }

    /// Sets light or dark for the views below that read it; `preferredColorScheme(_:)` is newer.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
