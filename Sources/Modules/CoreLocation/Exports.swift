// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_exported import Foundation
