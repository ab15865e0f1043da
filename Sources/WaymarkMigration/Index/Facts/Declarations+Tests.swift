// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension DeclGroupSyntax {
    /// The thing that all members of the type stand in: previews, or tests.
    var around: Surrounding? {
        if inherits("PreviewProvider") { return .preview }
        let inherited = inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        return inherited.contains { $0.hasSuffix("TestCase") } ? .test : nil
    }
}

extension FunctionDeclSyntax {
    /// True if this is a test by itself.
    var isTest: Bool {
        attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.lastName == "Test"
        }
    }
}
#endif
