// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_exported import Foundation
@_exported import Observation
// Not named by anybody here: publishers of timers, notifications and queues are members of types
// that apps have, and are seen where a module that imports these is.
import OpenCombineDispatch
import OpenCombineFoundation
@_exported import WaymarkUI

@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
@_exported import enum WaymarkElements.SymbolCatalog
