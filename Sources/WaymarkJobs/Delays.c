// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Calls that Dispatch makes after a while.

#include "Internal.h"

#if defined(__linux__)

#include <time.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void (*After)(uint64_t when, void *queue, void *block);
typedef void (*AfterFunction)(uint64_t when, void *queue, void *context, Function function);

static uint64_t now_of(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * 1000000000ULL + now.tv_nsec;
}

// The two upper bits of a time say its clock: 0x is the time that the machine was awake, 10 the
// time since it started, and 11 the date, negated.
uint64_t waymark_nanoseconds_until(uint64_t when) {
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
    return waymark_keeps(waymark_nanoseconds_until(when), waiting);
}

STANDS_BEFORE void dispatch_after(uint64_t when, void *queue, void *block) {
    ORIGINAL(After, dispatch_after);
    if (waymark_current_owner()) {
        void *copied = _Block_copy(block);
        if (keeps_call(when, queue, copied, waymark_run_block)) return;
        _Block_release(copied);
    }
    original(when, queue, block);
}

STANDS_BEFORE void dispatch_after_f(uint64_t when, void *queue, void *context, Function function) {
    ORIGINAL(AfterFunction, dispatch_after_f);
    if (waymark_current_owner() && keeps_call(when, queue, context, function)) return;
    original(when, queue, context, function);
}

#endif
