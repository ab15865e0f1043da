// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#include <stddef.h>

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>

/// The bytes that this process has been given by `malloc` and has not given back.
static inline size_t allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#else
/// Only glibc tells.
static inline size_t allocated_bytes(void) { return 0; }
#endif
