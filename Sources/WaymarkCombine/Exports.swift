// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// All of Combine for files that import it: an app's package gives this module that name by
/// `-module-alias Combine=WaymarkCombine`, for its own files only, so that packages which ask
/// `canImport(Combine)` are built as before.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
