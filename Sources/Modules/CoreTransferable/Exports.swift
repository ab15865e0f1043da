// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_exported import Foundation
@_exported import struct WaymarkUI.CodableRepresentation
@_exported import struct WaymarkUI.DataRepresentation
@_exported import struct WaymarkUI.FileRepresentation
@_exported import struct WaymarkUI.ProxyRepresentation
@_exported import struct WaymarkUI.ReceivedTransferredFile
@_exported import struct WaymarkUI.SentTransferredFile
@_exported import protocol WaymarkUI.TransferRepresentation
@_exported import protocol WaymarkUI.Transferable
@_exported import struct WaymarkUI.UTType
