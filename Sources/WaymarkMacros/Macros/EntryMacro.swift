// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// `@Entry`: the accessors of the variable, or the private key beside it, as the role says.
///
/// Mistakes are reported for the key only, so that each is printed once.
func entrySource(for request: ExpansionRequest) throws(Finding) -> String {
    let declaration = request.declaration ?? request.use
    let isAccessor = request.role == "accessor"
    do throws(Finding) {
        let container = try container(of: request)
        let variable = try checkedVariable(declaration, in: container)
        let key = "__Key_" + variable.name.name
        return isAccessor ? accessors(key: key) : container.key(key, for: variable)
    } catch {
        guard isAccessor else { throw error }
        let hasAccessors = VariableDeclaration(declaration.text)?.hasAccessors ?? false
        return hasAccessors ? "" : "{ get { fatalError() } set {} }"
    }
}

/// The types that `@Entry` can extend.
enum EntryContainer: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case focused = "FocusedValues"
    case container = "ContainerValues"
}

private func container(of request: ExpansionRequest) throws(Finding) -> EntryContainer {
    if let around = request.context.first {
        let type = TypeDeclaration(around.text)
        if type.keyword == "extension", let container = EntryContainer(rawValue: type.name) {
            return container
        }
    }
    throw request.use.finding(.entryPlace)
}

private func checkedVariable(
    _ source: SourceText, in container: EntryContainer
) throws(Finding) -> VariableDeclaration {
    guard let variable = VariableDeclaration(source.text) else {
        throw source.finding(.entryDeclaration)
    }
    guard variable.keyword.text == "var" else {
        throw source.finding(.entryDeclaration, at: variable.keyword)
    }
    let name = variable.name
    if variable.modifiers.contains(where: { $0 == "static" || $0 == "class" }) {
        throw source.finding(.entryStatic(name.name), at: name)
    }
    if variable.hasAccessors { throw source.finding(.entryAccessors(name.name), at: name) }
    let isOptional = variable.wrappedType != nil
    if container == .focused {
        guard isOptional else { throw source.finding(.focusedType(name.name), at: name) }
        guard variable.value == nil || variable.value == "nil" else {
            throw source.finding(.focusedValue(name.name), at: name)
        }
    } else if variable.value == nil, !isOptional {
        throw source.finding(.entryValue(name.name), at: name)
    }
    return variable
}

private func accessors(key: String) -> String {
    "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
}

extension EntryContainer {
    /// The default value is made once and kept, so that a reference stays the same one.
    fileprivate func key(_ key: String, for variable: VariableDeclaration) -> String {
        let type = variable.type.map { ": " + $0 } ?? ""
        let value = variable.value ?? "nil"
        let stored = "nonisolated(unsafe) static var defaultValue\(type) = \(value)"
        switch self {
        case .environment: return Self.struct(key, "EnvironmentKey", stored)
        case .transaction: return Self.struct(key, "TransactionKey", stored)
        case .container: return Self.struct(key, "ContainerValueKey", stored)
        case .focused:
            let value = "typealias Value = \(variable.wrappedType ?? "")"
            return Self.struct(key, "FocusedValueKey", value)
        }
    }

    private static func `struct`(_ name: String, _ conformance: String, _ member: String)
        -> String
    {
        "private nonisolated struct \(name): SwiftUI.\(conformance) {\n    \(member)\n}"
    }
}
