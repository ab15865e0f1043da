// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The build settings of a target that decide what its source means.
struct AdoptedSettings: Hashable, Sendable {
    /// The language mode, 5 or 6.
    var mode = 5
    /// True if declarations are on the main actor where nothing else is said.
    var isOnMainActor = false
    var hasApproachableConcurrency = false
    /// The names that `#if` finds in all configurations.
    var conditions: [String] = []
    /// Those that it finds in debug builds only.
    var debugConditions: [String] = []

    init() {}

    /// - Parameter configurations: The settings of each configuration, by name.
    init(_ configurations: [String: BuildSettings]) {
        let all = configurations.sorted { $0.key < $1.key }
        func values(_ key: String) -> [String] { all.compactMap { $0.value[key] } }
        let versions = values("SWIFT_VERSION").compactMap { Version($0)?.major }
        mode = (versions.min() ?? 5) >= 6 ? 6 : 5
        isOnMainActor = values("SWIFT_DEFAULT_ACTOR_ISOLATION").contains("MainActor")
        hasApproachableConcurrency = values("SWIFT_APPROACHABLE_CONCURRENCY").contains("YES")
        let named = all.map { name, settings in (name, Self.conditions(settings)) }
        let common = named.dropFirst().reduce(named.first?.1 ?? []) { $0.intersection($1.1) }
        conditions = common.sorted()
        let debug = named.filter { $0.0.lowercased().contains("debug") }
            .reduce(into: Set<String>()) { $0.formUnion($1.1) }
        debugConditions = debug.subtracting(common).sorted()
    }

    /// The conditions of one configuration, as far as they are names; `DEBUG` is there anyway.
    private static func conditions(_ settings: BuildSettings) -> Set<String> {
        let words = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ") ?? []
        return Set(words.map(String.init).filter { $0 != "DEBUG" && $0.isIdentifier })
    }
}

extension String {
    /// True if Swift takes it as a name without quotes.
    var isIdentifier: Bool {
        guard let first, first == "_" || first.isLetter else { return false }
        return allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }

    /// The text as Swift writes it.
    var literal: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }
}
#endif
