// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let searches = Self(
        "searches", with: [".item.search"],
        of: PackageResources.searches_js, PackageResources.results_js, PackageResources.escape_js)
}
