// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Timers of the main run loop.

#include "Internal.h"

#if defined(__linux__)

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

typedef void (*AddTimer)(void *loop, void *timer, const void *mode);

static AddTimer add_timer(void) {
    ORIGINAL(AddTimer, CFRunLoopAddTimer);
    return original;
}

STANDS_BEFORE void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    if (waymark_current_owner() && loop == CFRunLoopGetMain()) {
        double left = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
        WaymarkWaiting waiting = {
            WaymarkWaitingTimer, 0, (void *)CFRetain(timer), (void *)mode};
        if (waymark_keeps(left > 0 ? left * 1e9 : 0, waiting)) return;
        CFRelease(timer);
    }
    add_timer()(loop, timer, mode);
}

// Fires a timer in a mode of its own, in which no time passes.
double waymark_fire_timer(void *timer) {
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

#endif
