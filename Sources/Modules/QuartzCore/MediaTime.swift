// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_exported import WaymarkCoreGraphics

/// Seconds since some moment before the program began, which nobody sets back.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}

/// A length of time, in seconds.
public typealias CFTimeInterval = Double
