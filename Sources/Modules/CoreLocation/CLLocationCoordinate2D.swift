// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A distance, in metres.
public typealias CLLocationDistance = Double

/// The radius within which a place is known, in metres; negative where it is not known.
public typealias CLLocationAccuracy = Double

/// A speed, in metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double

/// The radius within which a speed is known, in metres a second.
public typealias CLLocationSpeedAccuracy = Double

/// A direction, in degrees from true north, clockwise; negative where it is not known.
public typealias CLLocationDirection = Double

/// The angle within which a direction is known, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// No limit to a distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// No limit to a time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// Every change of place.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// As exact as can be, with other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Within some kilometres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000

/// No place at all.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place where the equator and the meridian of Greenwich meet.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// The place with this latitude and longitude.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Returns the place with this latitude and longitude.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// True if there is such a place on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
