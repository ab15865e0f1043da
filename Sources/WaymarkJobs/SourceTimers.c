// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Timers of Dispatch's sources, of which Combine makes one for each value that it debounces.
//
// A source whose time is kept never gets a time of Dispatch's; its handler is run as a call.

#include "Internal.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdlib.h>

extern char _dispatch_source_type_timer;
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void *(*Create)(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
typedef void (*SetHandler)(void *source, void *block);
typedef void (*SetTimer)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
typedef void (*Cancel)(void *source);

// A timer that somebody owns: where it was made, what it runs, and how often it was set.
typedef struct Known {
    void *source, *queue, *handler;
    uintptr_t settings;
    struct Known *next;
} Known;

// One setting of a timer; a later one, or the source's end, puts it out of force.
typedef struct {
    void *source;
    uintptr_t number;
    uint64_t interval;
} Setting;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Known *all;

static Known **place_of(void *source) {
    Known **place = &all;
    while (*place && (*place)->source != source) place = &(*place)->next;
    return place;
}

STANDS_BEFORE void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    ORIGINAL(Create, dispatch_source_create);
    void *source = original(type, handle, mask, queue);
    if (type != &_dispatch_source_type_timer || !queue || !waymark_current_owner()) return source;
    Known *known = malloc(sizeof(Known));
    dispatch_retain(queue);
    pthread_mutex_lock(&lock);
    *known = (Known){source, queue, NULL, 0, all};
    all = known;
    pthread_mutex_unlock(&lock);
    return source;
}

STANDS_BEFORE void dispatch_source_set_event_handler(void *source, void *block) {
    ORIGINAL(SetHandler, dispatch_source_set_event_handler);
    pthread_mutex_lock(&lock);
    Known *known = *place_of(source);
    if (known) {
        if (known->handler) _Block_release(known->handler);
        known->handler = block ? _Block_copy(block) : NULL;
    }
    pthread_mutex_unlock(&lock);
    original(source, block);
}

STANDS_BEFORE void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    ORIGINAL(SetTimer, dispatch_source_set_timer);
    pthread_mutex_lock(&lock);
    Known *known = *place_of(source);
    uintptr_t number = known ? ++known->settings : 0;
    pthread_mutex_unlock(&lock);
    if (known) {
        Setting *setting = malloc(sizeof(Setting));
        *setting = (Setting){source, number, interval};
        WaymarkWaiting waiting = {WaymarkWaitingSource, NULL, setting, NULL};
        if (waymark_keeps(waymark_nanoseconds_until(start), waiting)) return;
        free(setting);
    }
    original(source, start, interval, leeway);
}

STANDS_BEFORE void dispatch_source_cancel(void *source) {
    ORIGINAL(Cancel, dispatch_source_cancel);
    pthread_mutex_lock(&lock);
    Known **place = place_of(source);
    Known *known = *place;
    if (known) *place = known->next;
    pthread_mutex_unlock(&lock);
    if (known) {
        if (known->handler) _Block_release(known->handler);
        dispatch_release(known->queue);
        free(known);
    }
    original(source);
}

double waymark_fire_source(void *item, uintptr_t owner) {
    Setting *setting = item;
    pthread_mutex_lock(&lock);
    Known *known = *place_of(setting->source);
    bool is_in_force = known && known->settings == setting->number && known->handler;
    void *handler = is_in_force ? _Block_copy(known->handler) : NULL;
    void *queue = is_in_force ? known->queue : NULL;
    if (queue) dispatch_retain(queue);
    pthread_mutex_unlock(&lock);
    if (is_in_force) {
        waymark_note_job(owner);
        waymark_enqueue(queue, handler, waymark_run_block, owner);
        dispatch_release(queue);
        if (setting->interval && setting->interval < INT64_MAX) return setting->interval / 1e9;
    }
    free(setting);
    return 0;
}

#endif
