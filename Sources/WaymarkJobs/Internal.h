// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// What the files of this target share.

#include "WaymarkJobs.h"

typedef void (*Function)(void *context);

// Marks a function that stands before one of a library. Where the libraries are linked statically,
// theirs is taken, and nothing is heard of.
#define STANDS_BEFORE __attribute__((weak))

// The function of this name that stands in a library, and not here.
void *waymark_library_function(const char *name);

// Declares `original`, the function of a name that stands in a library.
#define ORIGINAL(type, name) \
    static type original; \
    if (!original) original = waymark_library_function(#name)

// The owner of what runs on this thread; 0 also while nobody observes.
uintptr_t waymark_current_owner(void);

// Lets the observer keep something, if it does.
bool waymark_keeps(uint64_t nanoseconds, WaymarkWaiting waiting);

// Tells the observer of a job of this owner that is about to be enqueued.
void waymark_note_job(uintptr_t owner);

// Gives a queue a function that is counted as a job of its owner.
void waymark_enqueue(void *queue, void *context, Function function, uintptr_t owner);

// Runs a copied block, and lets go of it.
void waymark_run_block(void *block);

// The time until a time of Dispatch.
uint64_t waymark_nanoseconds_until(uint64_t when);

// Fires a timer of the main run loop; returns its interval if it goes on.
double waymark_fire_timer(void *timer);

// Runs the handler of a source; returns its interval if it goes on.
double waymark_fire_source(void *setting, uintptr_t owner);
