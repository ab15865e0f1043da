// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_exported import Foundation
@_exported import Observation
@_exported import WaymarkUI

@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
@_exported import enum WaymarkElements.SymbolCatalog
