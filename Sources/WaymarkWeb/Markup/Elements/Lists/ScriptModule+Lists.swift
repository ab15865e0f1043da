// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let lists = Self(
        "lists", with: [".list"],
        of: PackageResources.lists_js, PackageResources.kinds_js, PackageResources.stops_js,
        PackageResources.selection_js, PackageResources.keys_js)
}
