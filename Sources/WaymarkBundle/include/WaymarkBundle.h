// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Makes sure that the functions of this target are linked; it does nothing.
void waymark_link_bundle(void);
