// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Button: TestedRole {
    var use: Use { .press }
}

extension Link: TestedRole {
    var use: Use { .press }
}
