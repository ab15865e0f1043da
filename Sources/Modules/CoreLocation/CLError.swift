// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The reason why a place is not known.
public struct CLError: Error, Hashable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
        /// The place cannot be found out now.
        case locationUnknown
        /// The person does not allow it.
        case denied
        /// Nothing answered.
        case network
        /// The direction cannot be found out.
        case headingFailure
        /// Regions may not be watched.
        case regionMonitoringDenied
        /// The region cannot be watched.
        case regionMonitoringFailure
        /// The region is not watched yet.
        case regionMonitoringSetupDelayed
        /// The answer comes late.
        case regionMonitoringResponseDelayed
        /// There is no such place.
        case geocodeFoundNoResult
        /// There is a part of such a place.
        case geocodeFoundPartialResult
        /// The question was taken back.
        case geocodeCanceled
    }

    /// The reason.
    public let code: Code

    /// An error with this reason.
    public init(_ code: Code) { self.code = code }

    /// The place cannot be found out now.
    public static var locationUnknown: Code { .locationUnknown }
    /// The person does not allow it.
    public static var denied: Code { .denied }
    /// Nothing answered.
    public static var network: Code { .network }
    /// There is no such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// A person's answer to whether an app may know where they are.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person was not asked.
    case notDetermined
    /// The person cannot allow it.
    case restricted
    /// The person does not allow it.
    case denied
    /// The person allows it always.
    case authorizedAlways
    /// The person allows it while the app is used.
    case authorizedWhenInUse
}

/// The exactness that a person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exact as can be.
    case fullAccuracy
    /// Within some kilometres.
    case reducedAccuracy
}

/// What moves, which decides how places are found out.
public enum CLActivityType: Int, Sendable {
    /// Anything.
    case other = 1
    /// A car.
    case automotiveNavigation
    /// Somebody on foot.
    case fitness
    /// A train, a boat or a plane.
    case otherNavigation
    /// A plane.
    case airborne
}
