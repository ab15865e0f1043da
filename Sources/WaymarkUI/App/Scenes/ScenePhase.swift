// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// The phase of the scene: whether it is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// A phase of a scene, which says whether it is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
