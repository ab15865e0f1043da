// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources
import WaymarkUI

/// Screens of a new person, with room of a class or of a size.
///
/// - `languages` are those that the person reads, the best first, such as `["de-AT", "en"]`; without
///   any, the app shows what it was written in.
/// - `typeSize` and `colorScheme` are what views read of the environment.
/// - A screen of a size in points is compact below 640, as a browser's window is.
extension Screen {
    /// Mounts a view.
    public convenience init<Content: View>(
        _ size: SizeClass = .compact, languages: [String] = [], typeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, clock: ScreenClock = .system,
        @ViewBuilder content: () -> Content
    ) {
        let looks = ScreenLooks(typeSize: typeSize, colorScheme: colorScheme)
        self.init(SessionRequest(size: size, languages: languages), clock: clock) {
            looks.around(content())
        }
    }

    /// Mounts an app's first window.
    public convenience init<A: App>(
        _ size: SizeClass = .compact, languages: [String] = [], typeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, clock: ScreenClock = .system, app: A.Type
    ) {
        AppFolders.useApp(app)
        let looks = ScreenLooks(typeSize: typeSize, colorScheme: colorScheme)
        self.init(SessionRequest(size: size, languages: languages), clock: clock) {
            looks.around(AppView(app: app.init()))
        }
    }

    /// Mounts an app that was already made.
    public convenience init<A: App>(
        _ size: SizeClass = .compact, languages: [String] = [], typeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, clock: ScreenClock = .system, app: A
    ) {
        let looks = ScreenLooks(typeSize: typeSize, colorScheme: colorScheme)
        self.init(SessionRequest(size: size, languages: languages), clock: clock) {
            looks.around(AppView(app: app))
        }
    }

    /// Mounts a view in a window of a size in points.
    public convenience init<Content: View>(
        width: Double, height: Double, languages: [String] = [], typeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, clock: ScreenClock = .system,
        @ViewBuilder content: () -> Content
    ) {
        let looks = ScreenLooks(typeSize: typeSize, colorScheme: colorScheme)
        self.init(SessionRequest(width, height, languages), clock: clock) {
            looks.around(content())
        }
    }

    /// Mounts an app's first window, which has a size in points.
    public convenience init<A: App>(
        width: Double, height: Double, languages: [String] = [], typeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, clock: ScreenClock = .system, app: A.Type
    ) {
        AppFolders.useApp(app)
        let looks = ScreenLooks(typeSize: typeSize, colorScheme: colorScheme)
        self.init(SessionRequest(width, height, languages), clock: clock) {
            looks.around(AppView(app: app.init()))
        }
    }
}

extension SessionRequest {
    fileprivate init(_ width: Double, _ height: Double, _ languages: [String]) {
        self.init(size: width < 640 ? .compact : .regular, languages: languages)
        window = WindowSize(width: width, height: height)
    }
}

/// What the person who looks has chosen of the looks of all apps.
private struct ScreenLooks {
    let typeSize: DynamicTypeSize
    let colorScheme: ColorScheme

    /// Adds to the environment of a view what is not usual.
    @MainActor func around(_ view: some View) -> AnyView {
        var whole = AnyView(view)
        if typeSize != .large { whole = AnyView(whole.environment(\.dynamicTypeSize, typeSize)) }
        if colorScheme != .light { whole = AnyView(whole.environment(\.colorScheme, colorScheme)) }
        return whole
    }
}
