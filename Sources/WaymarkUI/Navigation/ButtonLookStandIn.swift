// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements
extension EnvironmentValues { var buttonLook: WaymarkElements.Button.Look { .automatic } }
