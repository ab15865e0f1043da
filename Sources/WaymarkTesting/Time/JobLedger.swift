// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkJobs
import WaymarkUI

/// All that the process will run, as far as it belongs to a screen: which jobs are under way, and
/// what waits for the time of a screen whose clock stands still.
final class JobLedger: @unchecked Sendable {  // all that changes is behind the lock
    /// The ledger of this process; nothing is heard of before somebody asks for it.
    static let shared = JobLedger()

    /// True where the runtime tells what it runs.
    let isHearing: Bool
    private let lock = NSLock()
    private var lastOwner: UInt = 0
    private var ownersOfTasks: [UInt64: UInt] = [:]
    private var underWay: [UInt: Int] = [:]
    private var clocks: [UInt: StillClock] = [:]

    private init() {
        isHearing = waymark_observe_jobs(
            WaymarkJobObserver(
                owner: { JobLedger.shared.owner(current: $0) },
                enqueued: { JobLedger.shared.noteJob(of: $1, from: $0) },
                began: { JobLedger.shared.noteJob(of: $0) },
                ended: { JobLedger.shared.noteEnd($0) },
                run_as: { owner, function, context in
                    WorkOwner.$current.withValue(owner) { function?(context) }
                },
                keeps: { JobLedger.shared.keeps($2, of: $0, for: $1) }))
    }

    /// Makes an owner whose jobs are told apart from others', and from those of the task that asks.
    func makeOwner(clock: StillClock?) -> UInt {
        disownCurrentTask()
        return lock.withLock {
            lastOwner += 1
            underWay[lastOwner] = 0
            clocks[lastOwner] = clock
            return lastOwner
        }
    }

    /// Forgets an owner that is no more, and all that waits for its time.
    func forget(_ owner: UInt) {
        lock.withLock {
            underWay[owner] = nil
            clocks[owner] = nil
            ownersOfTasks = ownersOfTasks.filter { $0.value != owner }
        }
    }

    /// Returns true if a job of this owner runs, or is about to.
    func isBusy(_ owner: UInt) -> Bool { lock.withLock { (underWay[owner] ?? 0) > 0 } }

    /// Makes the task that runs here nobody's: a test that waits for a screen is none of its tasks,
    /// also where the screen woke it.
    func disownCurrentTask() {
        let task = waymark_current_task()
        if task != 0 { lock.withLock { ownersOfTasks[task] = 0 } }
    }

    /// The owner of what runs on this thread: whoever is at work, else that of its task, which may
    /// be detached.
    private func owner(current task: UInt64) -> UInt {
        let worker = WorkOwner.current
        return worker != 0 ? worker : lock.withLock { ownersOfTasks[task] ?? 0 }
    }

    /// A task belongs to whoever started it, also where somebody else wakes it.
    private func noteJob(of task: UInt64, from current: UInt64) -> UInt {
        let worker = owner(current: current)
        return lock.withLock {
            let owner = ownersOfTasks[task] ?? worker
            guard let count = underWay[owner] else { return 0 }
            if task != 0 { ownersOfTasks[task] = owner }
            underWay[owner] = count + 1
            return owner
        }
    }

    private func noteJob(of owner: UInt) { lock.withLock { underWay[owner]? += 1 } }

    private func noteEnd(_ owner: UInt) { lock.withLock { underWay[owner]? -= 1 } }

    private func keeps(_ waiting: WaymarkWaiting, of owner: UInt, for nanoseconds: UInt64) -> Bool {
        guard let clock = lock.withLock({ clocks[owner] }) else { return false }
        clock.keep(waiting, for: nanoseconds)
        return true
    }
}
