// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// `@Equatable`: a conformance whose `==` compares the stored properties at run time.
///
/// A type that is `Equatable` already keeps its own `==`.
func equatableSource(for request: ExpansionRequest) throws(Finding) -> String {
    let declaration = request.declaration ?? request.use
    let type = TypeDeclaration(declaration.text)
    guard type.keyword == "struct", let name = request.extendedType else {
        throw request.use.finding(.equatableType(keyword: type.keyword))
    }
    guard request.conformances != nil else { return "" }
    let around = request.context.map { TypeDeclaration($0.text) }
    if !around.isEmpty, ([type] + around.dropLast()).contains(where: \.isPrivate) {
        throw request.use.finding(.equatablePrivate(type: type.name))
    }
    let ignored = type.variables
        .filter { !ignoringAttributes.isDisjoint(with: $0.attributes) }
        .map { "\"\($0.name.name)\"" }
        .joined(separator: ", ")
    return """
        extension \(name): Swift.Equatable {
            nonisolated public static func == (left: Self, right: Self) -> Bool {
                SwiftUI._equatableFields(left, right, ignoring: [\(ignored)])
            }
        }
        """
}

/// `@EquatableIgnored` and `@EquatableIgnoredUnsafeClosure` only mark a property for `@Equatable`.
func equatableIgnoredSource(for request: ExpansionRequest) throws(Finding) -> String {
    guard let declaration = request.declaration, VariableDeclaration(declaration.text) != nil else {
        throw request.use.finding(.ignoredDeclaration)
    }
    return ""
}

private let ignoringAttributes: Set<String> = ["EquatableIgnored", "EquatableIgnoredUnsafeClosure"]
