// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let columns = Self(
        "columns", with: [".split"],
        of: PackageResources.columns_js, PackageResources.leading_js, PackageResources.edges_js)
}
