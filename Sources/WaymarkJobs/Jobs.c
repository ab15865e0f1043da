// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Hears of all that a process runs later: the Swift runtime gives its jobs to queues of Dispatch,
// as apps do their blocks. The functions for that are found here first, and in the libraries after;
// those for what waits are in Delays.c, RunLoopTimers.c and SourceTimers.c.
//
// What nobody owns goes on as it would without this.

#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "Internal.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

extern void *swift_task_getCurrent(void);
extern uint64_t swift_task_getJobTaskId(void *job);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void (*Async)(void *queue, void *block);
typedef void (*AsyncFunction)(void *queue, void *context, Function function);

static WaymarkJobObserver observer;
static bool is_observed;

void *waymark_library_function(const char *name) { return dlsym(RTLD_NEXT, name); }

uint64_t waymark_current_task(void) {
    void *task = swift_task_getCurrent();
    return task ? swift_task_getJobTaskId(task) : 0;
}

uintptr_t waymark_current_owner(void) {
    return is_observed ? observer.owner(waymark_current_task()) : 0;
}

bool waymark_keeps(uint64_t nanoseconds, WaymarkWaiting waiting) {
    uintptr_t owner = waymark_current_owner();
    return owner && observer.keeps(owner, nanoseconds, waiting);
}

void waymark_note_job(uintptr_t owner) { observer.began(owner); }

// Returns true if this code is the Swift runtime's, whose contexts are jobs.
static bool is_runtime(void *code) {
    Dl_info info;
    return dladdr(code, &info) && info.dli_fname && strstr(info.dli_fname, "libswift_Concurrency");
}

// A function of an owner, to be called once.
typedef struct {
    Function function;
    void *context;
    uintptr_t owner;
} OwnedCall;

static void run_call(void *box) {
    OwnedCall call = *(OwnedCall *)box;
    free(box);
    observer.run_as(call.owner, call.function, call.context);
    observer.ended(call.owner);
}

void waymark_enqueue(void *queue, void *context, Function function, uintptr_t owner) {
    ORIGINAL(AsyncFunction, dispatch_async_f);
    if (!owner) return original(queue, context, function);
    OwnedCall *box = malloc(sizeof(OwnedCall));
    *box = (OwnedCall){function, context, owner};
    original(queue, box, run_call);
}

// A block of C's extension, as compilers lay it out.
typedef struct {
    void *isa;
    int flags, reserved;
    Function invoke;
} Block;

void waymark_run_block(void *block) {
    ((Block *)block)->invoke(block);
    _Block_release(block);
}

STANDS_BEFORE void dispatch_async(void *queue, void *block) {
    ORIGINAL(Async, dispatch_async);
    if (!waymark_current_owner()) return original(queue, block);
    uintptr_t owner = observer.enqueued(waymark_current_task(), 0);
    waymark_enqueue(queue, _Block_copy(block), waymark_run_block, owner);
}

static void async_function(void *queue, void *context, Function function) {
    uintptr_t owner = 0;
    if (is_observed) {
        bool is_job = is_runtime(__builtin_return_address(0));
        uint64_t task = is_job ? swift_task_getJobTaskId(context) : 0;
        owner = observer.enqueued(waymark_current_task(), task);
    }
    waymark_enqueue(queue, context, function, owner);
}

void dispatch_async_f(void *queue, void *context, Function function)
    __attribute__((weak, alias("async_function")));

double waymark_wake(WaymarkWaiting waiting, uintptr_t owner) {
    switch (waiting.kind) {
    case WaymarkWaitingCall:
        waymark_note_job(owner);
        waymark_enqueue(waiting.place, waiting.item, waiting.function, owner);
        return 0;
    case WaymarkWaitingTimer: return waymark_fire_timer(waiting.item);
    case WaymarkWaitingSource: return waymark_fire_source(waiting.item, owner);
    }
}

bool waymark_observe_jobs(WaymarkJobObserver new_observer) {
    observer = new_observer;
    is_observed = dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)async_function;
    return is_observed;
}

#else

uint64_t waymark_current_task(void) { return 0; }
bool waymark_observe_jobs(WaymarkJobObserver observer) { return false; }
double waymark_wake(WaymarkWaiting waiting, uintptr_t owner) { return 0; }

#endif
