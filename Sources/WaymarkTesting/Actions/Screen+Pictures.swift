// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkUI

/// Pictures that a browser would load: tests say what becomes of them.
extension Screen {
    /// The addresses of the pictures that are being loaded, in reading order.
    public var loadingPictures: [String] { loads.map(\.address) }

    /// Lets the picture at an address be there, wherever it is loaded.
    ///
    /// ```swift
    /// try screen.loadPicture("https://example.com/soup.jpg", width: 640, height: 480)
    /// ```
    ///
    /// - Parameters:
    ///   - address: The address, as the app has it.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    /// - Throws: `ScreenError` when no picture is loaded from there.
    public func loadPicture(_ address: String, width: Double = 100, height: Double = 100) throws {
        try answer(address, .pictureLoaded(width: width, height: height))
    }

    /// Lets there be no picture at an address.
    ///
    /// - Throws: `ScreenError` when no picture is loaded from there.
    public func failPicture(_ address: String) throws { try answer(address, .pictureFailed) }

    private func answer(_ address: String, _ action: ElementAction) throws {
        let due = loads.filter { $0.address == address }
        guard !due.isEmpty else {
            let others = loadingPictures.map { "'\($0)'" }.joined(separator: ", ")
            throw error(
                "load '\(address)': no picture is loaded from there, but from"
                    + " \(others.isEmpty ? "nowhere" : others)")
        }
        for load in due { session.handle(ElementEvent(load.id, action)) }
    }

    private var loads: [(id: ElementID, address: String)] {
        var found: [(ElementID, String)] = []
        session.root.forEach { element in
            if case .pictureLoad(let load) = element.role {
                found.append((element.id, load.address))
            }
        }
        return found
    }
}
