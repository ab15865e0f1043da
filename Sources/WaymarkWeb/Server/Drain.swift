// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import ServiceLifecycle

/// The first part of an orderly end: says that nobody new should come, and waits until those
/// who ask have heard it.
struct Drain: Service {
    let health: SiteHealth
    let duration: Duration

    func run() async throws {
        try? await gracefulShutdown()
        health.stop()
        try? await Task.sleep(for: duration)
    }
}
#endif
