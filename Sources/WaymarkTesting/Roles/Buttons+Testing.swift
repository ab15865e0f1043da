// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ButtonElement: TestedRole {
    var use: Use { .press }
}

extension LinkElement: TestedRole {
    var use: Use { .press }
}
