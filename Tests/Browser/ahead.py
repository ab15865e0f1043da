# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A clock that a test sets ahead, for a server that then believes that time has gone by."""
import os
import shutil
import struct
import subprocess
import tempfile

COMPILER = shutil.which("cc") or shutil.which("clang")

# All clocks but those of work done are ahead by as many seconds as a file says. A timer that is
# set to a moment goes off when that moment comes on the true clock, not so much later.
SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

static volatile long *told;
static long ahead(void) { return told ? *told : 0; }

__attribute__((constructor)) static void begin(void) {
    int file = open(getenv("WAYMARK_AHEAD"), O_RDONLY);
    void *place = mmap(NULL, sizeof *told, PROT_READ, MAP_SHARED, file, 0);
    if (place == MAP_FAILED) abort();
    told = place;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*true_one)(clockid_t, struct timespec *);
    if (!true_one) true_one = dlsym(RTLD_NEXT, "clock_gettime");
    int result = true_one(clock, now);
    if (clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID) {
        now->tv_sec += ahead();
    }
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec time;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &time);
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *to, struct itimerspec *old) {
    static int (*true_one)(int, int, const struct itimerspec *, struct itimerspec *);
    if (!true_one) true_one = dlsym(RTLD_NEXT, "timerfd_settime");
    struct itimerspec moment = *to;
    if (flags & TFD_TIMER_ABSTIME && to->it_value.tv_sec > ahead()) {
        moment.it_value.tv_sec -= ahead();
    }
    return true_one(timer, flags, &moment, old);
}
"""


class Clock:
    """The clock of whoever is started in its environment."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.told, library = (os.path.join(self.folder.name, name) for name in ("told", "clock.so"))
        self.seconds = 0
        self.skip(0)
        subprocess.run(
            [COMPILER, "-shared", "-fPIC", "-o", library, "-x", "c", "-", "-ldl"], input=SOURCE,
            text=True, check=True)
        self.environment = {"LD_PRELOAD": library, "WAYMARK_AHEAD": self.told}

    def skip(self, seconds):
        """So many seconds are over at once."""
        self.seconds += seconds
        with open(self.told, "r+b" if os.path.exists(self.told) else "wb") as file:
            file.write(struct.pack("l", self.seconds))

    def close(self):
        self.folder.cleanup()
