// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The main run loop of a program with an async `main`.
//
// On Linux such a program gives its main thread away: the main actor's jobs run on threads of a
// pool, `RunLoop.main` never turns, and a `Timer` that an app schedules never fires. The Swift
// runtime asks a hook first. Ours keeps the main thread, waits there for the main queue and for
// the run loop, and turns whichever has something to do. Waiting for both with one `poll` costs
// less than `CFRunLoopRun`, which makes a dozen system calls for each job of the main actor.

#include "WaymarkMainLoop.h"

#if defined(__linux__)

#include <dirent.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

typedef void (*DrainHook)(void *original, void *override);

// Each may be missing: a program without Foundation has no run loop.
extern DrainHook swift_task_asyncMainDrainQueue_hook __attribute__((weak));
extern const void *kCFRunLoopDefaultMode __attribute__((weak));
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern void CFRunLoopWakeUp(void *) __attribute__((weak));
extern int CFRunLoopRunInMode(const void *, double, unsigned char) __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));
extern _Noreturn void dispatch_main(void);

enum { most_sets = 256, busy_milliseconds = 10, idle_milliseconds = 50 };

static void turn_run_loop(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false); }

static long long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

// Finds the poll sets of this process.
static int find_poll_sets(struct pollfd *sets) {
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return 0;
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        char link[64] = {0};
        ssize_t length = readlinkat(dirfd(folder), entry->d_name, link, sizeof link - 1);
        if (count == most_sets || length <= 0 || strcmp(link, "anon_inode:[eventpoll]")) continue;
        sets[count++] = (struct pollfd){atoi(entry->d_name), POLLIN, 0};
    }
    closedir(folder);
    return count;
}

// Keeps those of the poll sets that are ready, or that are not.
static int keep_sets(struct pollfd *sets, int count, bool are_ready) {
    int kept = 0;
    if (poll(sets, count, 0) < 0) return 0;
    for (int at = 0; at < count; at++)
        if ((sets[at].revents != 0) == are_ready) sets[kept++] = sets[at];
    return kept;
}

// Finds the file that is ready when the run loop has something to do, the poll set of its usual
// mode: the loop does not tell, so that it is the one that is ready each time that the loop was
// woken, and not once it has turned; -1 if there is none.
static int find_run_loop_file(void) {
    struct pollfd sets[most_sets];
    turn_run_loop();
    int count = find_poll_sets(sets);
    for (int round = 0; round < 3; round++) {
        CFRunLoopWakeUp(CFRunLoopGetMain());
        count = keep_sets(sets, count, true);
        turn_run_loop();
        count = keep_sets(sets, count, false);
    }
    return count == 1 ? sets[0].fd : -1;
}

// Blocks that somebody gives the run loop (`perform`) make no file ready, so that the loop turns
// by itself: after jobs at most once in ten milliseconds, and else every fifty.
_Noreturn static void drain_main_queue(void *original, void *override) {
    int run_loop_file = find_run_loop_file();
    while (run_loop_file < 0) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, false);
    struct pollfd files[] = {
        {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0}, {run_loop_file, POLLIN, 0}};
    long long turned = 0;
    int pause = busy_milliseconds;
    for (;;) {
        long long left = turned + pause - milliseconds();
        if (left <= 0) {
            turn_run_loop();
            turned = milliseconds();
            left = pause = idle_milliseconds;
        }
        if (poll(files, 2, (int)left) <= 0) continue;
        if (files[0].revents) {
            eventfd_t count;
            eventfd_read(files[0].fd, &count);
            _dispatch_main_queue_callback_4CF(NULL);
            pause = busy_milliseconds;
        }
        if (files[1].revents) turn_run_loop();
    }
}

// True if the libraries have all that is used here.
static bool is_whole(void) {
    return &swift_task_asyncMainDrainQueue_hook && &kCFRunLoopDefaultMode && CFRunLoopGetMain
        && CFRunLoopWakeUp && CFRunLoopRunInMode && _dispatch_get_main_queue_handle_4CF
        && _dispatch_main_queue_callback_4CF;
}

__attribute__((constructor)) static void keep_main_thread(void) {
    if (is_whole() && !swift_task_asyncMainDrainQueue_hook)
        swift_task_asyncMainDrainQueue_hook = drain_main_queue;
}

void waymark_run_main_loop(void) {
    if (is_whole()) drain_main_queue(NULL, NULL);
    dispatch_main();
}

#else

#include <dispatch/dispatch.h>

void waymark_run_main_loop(void) {
    dispatch_main();
}

#endif
