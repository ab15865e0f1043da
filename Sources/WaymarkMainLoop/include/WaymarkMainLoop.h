// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Runs the main queue and the main run loop until the program exits; for a `main` that is not
/// async. One that is has them turned anyway.
_Noreturn void waymark_run_main_loop(void);
