// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension URL {
    /// True: files are not kept from an app by a sandbox.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Accepted: nothing was opened.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// True: files are not kept from an app by a sandbox.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Accepted: nothing was opened.
    public func stopAccessingSecurityScopedResource() {}
}

/// Runs the closure; objects are released when nobody has them.
public func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result { try body() }
