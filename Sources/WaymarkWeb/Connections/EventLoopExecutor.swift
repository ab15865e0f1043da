// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore

/// Runs tasks on the event loop of their connection, so that what comes from it and goes to it
/// changes threads for the main actor alone.
@available(macOS 15.0, *)
final class EventLoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) { self.loop = loop }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

extension Channel {
    /// Runs what belongs to one connection, on its event loop where the system can.
    func withOwnThread<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        guard #available(macOS 15.0, *) else { return try await body() }
        return try await withTaskExecutorPreference(
            EventLoopExecutor(eventLoop), operation: body)
    }
}
#endif
