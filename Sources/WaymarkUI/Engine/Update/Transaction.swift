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
/// The completion comes after the time that the animation takes: until it counts as done, or until
/// nothing moves any more. One that goes on for ever has none.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let seconds = completionCriteria.seconds(of: animation)
    guard seconds.isFinite else { return result }
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

    /// The time until an animation is done in this sense, in seconds.
    fileprivate func seconds(of animation: Animation?) -> Double {
        guard let animation else { return 0 }
        return waitsForRest ? animation.seconds : animation.secondsUntilComplete
    }
}
