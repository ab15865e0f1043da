// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Hears of all that a process runs later: the Swift runtime gives its jobs to queues of Dispatch,
// as apps do their blocks, and timers go to the main run loop. The functions for that are found
// here first, and in the libraries after.
//
// What nobody owns goes on as it would without this.

#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "WaymarkJobs.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern void *swift_task_getCurrent(void);
extern uint64_t swift_task_getJobTaskId(void *job);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern void *CFRunLoopGetMain(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern double CFRunLoopTimerGetNextFireDate(void *);
extern double CFRunLoopTimerGetInterval(void *);
extern unsigned char CFRunLoopTimerIsValid(void *);
extern void CFRunLoopTimerSetNextFireDate(void *, double);
extern int CFRunLoopRunInMode(const void *, double, unsigned char);
extern void *CFStringCreateWithCString(void *, const char *, uint32_t);

typedef void (*Function)(void *context);
typedef void (*Async)(void *queue, void *block);
typedef void (*AsyncFunction)(void *queue, void *context, Function function);
typedef void (*After)(uint64_t when, void *queue, void *block);
typedef void (*AfterFunction)(uint64_t when, void *queue, void *context, Function function);
typedef void (*AddTimer)(void *loop, void *timer, const void *mode);

static WaymarkJobObserver observer;
static bool is_observed;

// The function of this name that stands in a library.
static void *library_function(const char *name) { return dlsym(RTLD_NEXT, name); }

uint64_t waymark_current_task(void) {
    void *task = swift_task_getCurrent();
    return task ? swift_task_getJobTaskId(task) : 0;
}

static uintptr_t current_owner(void) { return is_observed ? observer.owner(waymark_current_task()) : 0; }

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

static void enqueue(void *queue, void *context, Function function, uintptr_t owner) {
    static AsyncFunction original;
    if (!original) original = library_function("dispatch_async_f");
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

static void run_block(void *block) {
    ((Block *)block)->invoke(block);
    _Block_release(block);
}

void dispatch_async(void *queue, void *block) {
    static Async original;
    if (!original) original = library_function("dispatch_async");
    if (!current_owner()) return original(queue, block);
    enqueue(queue, _Block_copy(block), run_block, observer.enqueued(waymark_current_task(), 0));
}

void dispatch_async_f(void *queue, void *context, Function function) {
    uintptr_t owner = 0;
    if (is_observed) {
        bool is_job = is_runtime(__builtin_return_address(0));
        uint64_t task = is_job ? swift_task_getJobTaskId(context) : 0;
        owner = observer.enqueued(waymark_current_task(), task);
    }
    enqueue(queue, context, function, owner);
}

static uint64_t now_of(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * 1000000000ULL + now.tv_nsec;
}

// The two upper bits of a time say its clock: 0x is the time that the machine was awake, 10 the
// time since it started, and 11 the date, negated.
static uint64_t nanoseconds_from_now(uint64_t when) {
    uint64_t now = now_of(CLOCK_MONOTONIC);
    if (when >> 62 == 3) {
        now = now_of(CLOCK_REALTIME);
        when = -when;
    } else if (when >> 62 == 2) {
        now = now_of(CLOCK_BOOTTIME);
        when &= ~(1ULL << 63);
    }
    return when > now ? when - now : 0;
}

static bool keeps_call(uint64_t when, void *queue, void *context, Function function) {
    WaymarkWaiting waiting = {WaymarkWaitingCall, function, context, queue};
    return observer.keeps(current_owner(), nanoseconds_from_now(when), waiting);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    static After original;
    if (!original) original = library_function("dispatch_after");
    if (current_owner()) {
        void *copied = _Block_copy(block);
        if (keeps_call(when, queue, copied, run_block)) return;
        _Block_release(copied);
    }
    original(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, Function function) {
    static AfterFunction original;
    if (!original) original = library_function("dispatch_after_f");
    if (current_owner() && keeps_call(when, queue, context, function)) return;
    original(when, queue, context, function);
}

static AddTimer add_timer(void) {
    static AddTimer original;
    if (!original) original = library_function("CFRunLoopAddTimer");
    return original;
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    uintptr_t owner = current_owner();
    if (owner && loop == CFRunLoopGetMain()) {
        double left = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
        WaymarkWaiting waiting = {
            WaymarkWaitingTimer, 0, (void *)CFRetain(timer), (void *)mode};
        if (observer.keeps(owner, left > 0 ? left * 1e9 : 0, waiting)) return;
        CFRelease(timer);
    }
    add_timer()(loop, timer, mode);
}

// Fires a timer in a mode of its own, in which no time passes.
static double fire(void *timer) {
    static const void *mode;
    if (!mode) mode = CFStringCreateWithCString(0, "waymark.kept", 0x08000100);
    bool was_valid = CFRunLoopTimerIsValid(timer);
    if (was_valid) {
        add_timer()(CFRunLoopGetMain(), timer, mode);
        CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() - 1);
        CFRunLoopRunInMode(mode, 0, true);
    }
    double interval = CFRunLoopTimerGetInterval(timer);
    if (was_valid && CFRunLoopTimerIsValid(timer) && interval > 0) {
        CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + 1e9);
        return interval;
    }
    CFRelease(timer);
    return 0;
}

double waymark_wake(WaymarkWaiting waiting, uintptr_t owner) {
    if (waiting.kind == WaymarkWaitingTimer) return fire(waiting.item);
    enqueue(waiting.place, waiting.item, waiting.function, owner);
    return 0;
}

bool waymark_observe_jobs(WaymarkJobObserver new_observer) {
    observer = new_observer;
    is_observed = dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)dispatch_async_f;
    return is_observed;
}

#else

uint64_t waymark_current_task(void) { return 0; }
bool waymark_observe_jobs(WaymarkJobObserver observer) { return false; }
double waymark_wake(WaymarkWaiting waiting, uintptr_t owner) { return 0; }

#endif
