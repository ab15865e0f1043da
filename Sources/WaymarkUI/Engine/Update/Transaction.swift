// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The context of a state change: its animation, and what the app adds.
public struct Transaction {
    /// The statements of the transaction, kept apart, because every binding has a transaction, and
    /// hardly one says anything.
    private var statements: Statements?

    /// A transaction without animation.
    public init() {}

    /// A transaction with this animation; `nil` means none.
    public init(animation: Animation?) { self.animation = animation }

    /// A value that the app carries along.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { said.values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { said.values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction under way; other threads have none.
    static var current: Transaction {
        get { MainQueue.isCurrent ? underWay : Transaction() }
        set { if MainQueue.isCurrent { underWay = newValue } }
    }

    /// Touched on the main actor only.
    nonisolated(unsafe) private static var underWay = Transaction()
}

extension Transaction {
    /// The animation of the change; renderers that cannot animate ignore it.
    public var animation: Animation? {
        get { said.animation }
        set { said.animation = newValue }
    }
    /// True if screens change without animation (NAV-190).
    public var disablesAnimations: Bool {
        get { said.disablesAnimations }
        set { said.disablesAnimations = newValue }
    }
    /// True if the change comes from something a person keeps doing, such as dragging.
    public var isContinuous: Bool {
        get { said.isContinuous }
        set { said.isContinuous = newValue }
    }

    private struct Said {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var values: [ObjectIdentifier: Any] = [:]
    }

    private indirect enum Statements { case said(Said) }

    private var said: Said {
        get { if case .said(let said) = statements { said } else { Said() } }
        set { statements = .said(newValue) }
    }
}

/// A key for values that transactions carry.
public protocol TransactionKey {
    /// The type of the values under this key.
    associatedtype Value
    /// The value of a transaction that carries none for this key.
    static var defaultValue: Value { get }
}

/// Runs `body` so that its state changes carry `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let previous = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = previous }
    return try body()
}

/// Runs `body` so that its state changes carry one changed value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body` so that its state changes are animated where a renderer can.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` so that its state changes are animated, and `completion` when they are done.
///
/// *Differs from Apple:* renderers animate on their own, so the completion comes after the
/// animation's own duration, whatever the criteria.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let seconds = animation?.seconds ?? 0
    Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        completion()
    }
    return result
}

/// The point at which an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRest: Bool

    /// The point when all but a last tremble is over.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
    /// The point when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// A way to animate; renderers choose what they can show of it.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable { case `default`, linear, easeIn, easeOut, easeInOut, spring }

    private var curve: Curve
    /// The duration in seconds; `nil` leaves it to the renderer.
    var duration: Double?
    private var delay: Double = 0

    /// The time that it takes altogether, delay included; without a duration, it takes 0.35 seconds
    /// after the delay.
    var seconds: Double { delay + (duration ?? 0.35) }

    private init(_ curve: Curve, _ duration: Double? = nil) {
        self.curve = curve
        self.duration = duration
    }

    /// The animation to use where no other is asked for.
    public static let `default` = Animation(.default)
    /// The same speed from start to end.
    public static let linear = Animation(.linear)
    /// Slow at the start; for what leaves the screen.
    public static let easeIn = Animation(.easeIn)
    /// Slow at the end; for what comes to the screen.
    public static let easeOut = Animation(.easeOut)
    /// Slow at the start and at the end; for what moves from one place to another.
    public static let easeInOut = Animation(.easeInOut)
    /// Settles like a spring.
    public static let spring = Animation(.spring)
    /// A spring that swings. *Differs from Apple:* it is the same as `spring`.
    public static let bouncy = Animation(.spring)
    /// A spring that does not swing. *Differs from Apple:* it is the same as `spring`.
    public static let smooth = Animation(.spring)
    /// A quick spring that swings a little. *Differs from Apple:* it is the same as `spring`.
    public static let snappy = Animation(.spring)
    /// The same speed from start to end, in this many seconds.
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
    /// Slow at the start, in this many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
    /// Slow at the end, in this many seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
    /// Slow at the start and at the end, in this many seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
    /// A spring that takes about `response` seconds.
    ///
    /// *Differs from Apple:* the damping and the blending are not used.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(.spring, response) }

    /// The same animation, which begins this many seconds later.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay = delay
        return copy
    }
}
