// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A link to an address, as of a web page, a mail or a call.
///
/// ```swift
/// Link("Our terms", destination: URL(string: "https://example.com/terms")!)
/// ```
///
/// It does what `openURL` in the environment does. In a browser an address outside of the app is a
/// link of the page's own, with the browser's menu, which opens in a window of its own.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with any label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The button that opens the address.
    public var body: some View {
        let (open, url) = (openURL, destination)
        var button = Button(role: nil, action: { open(url) }, label: label)
        if openURL.isSystem, destination.opensOutside {
            button.address = destination.absoluteString
        }
        return button
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title that is known at run time.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
