// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

// What the examples take for granted.

func load() {}
