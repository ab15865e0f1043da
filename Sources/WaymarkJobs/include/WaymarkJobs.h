// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#include <stdbool.h>
#include <stdint.h>

/// The kinds of what waits for time to pass.
typedef enum {
    WaymarkWaitingCall,
    WaymarkWaitingTimer,
    WaymarkWaitingSource,
} WaymarkWaitingKind;

/// Something that waits for time to pass, of a kind that says how it is woken.
typedef struct {
    WaymarkWaitingKind kind;
    /// The function of a call.
    void (*function)(void *);
    /// The context of a call, a retained timer, or what is known of a source.
    void *item;
    /// The queue of a call, or the run loop's mode of a timer.
    void *place;
} WaymarkWaiting;

/// What hears of all jobs of the process. An owner is a number that the observer chose, and 0 is
/// nobody; a task is the number that the Swift runtime gave it, and 0 is none.
typedef struct {
    /// Returns the owner of what runs on this thread, in this task.
    uintptr_t (*owner)(uint64_t current);
    /// Something that runs in the first task enqueues a job of the second one; returns the job's
    /// owner.
    uintptr_t (*enqueued)(uint64_t current, uint64_t task);
    /// A job of this owner is about to be enqueued.
    void (*began)(uintptr_t owner);
    /// A job of this owner has run.
    void (*ended)(uintptr_t owner);
    /// Runs this with an owner, so that what it starts has the same.
    void (*run_as)(uintptr_t owner, void (*function)(void *), void *context);
    /// Returns true if the observer keeps what would wait so many nanoseconds.
    bool (*keeps)(uintptr_t owner, uint64_t nanoseconds, WaymarkWaiting waiting);
} WaymarkJobObserver;

/// Lets an observer hear of all jobs from now on.
///
/// - Returns: False where the system does not tell of them.
bool waymark_observe_jobs(WaymarkJobObserver observer);

/// The task that runs on this thread; 0 outside of tasks.
uint64_t waymark_current_task(void);

/// Wakes what was kept: runs it where it would have run.
///
/// - Parameter owner: The owner whose job it is from now on.
/// - Returns: The seconds after which a timer wants to be woken again; 0 is never.
double waymark_wake(WaymarkWaiting waiting, uintptr_t owner);
