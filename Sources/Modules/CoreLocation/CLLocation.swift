// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A place, and what was known about it at a time.
///
/// *Differs from Apple:* it has no floor and no source, and distances are along a sphere with the
/// mean radius of the earth, which is up to half a percent from those along an ellipsoid.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {  // no value of it changes
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The radius within which the place is known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres by which the altitude can be wrong.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction in which whoever is there moves.
    public let course: CLLocationDirection
    /// Degrees by which the direction can be wrong.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed of whoever is there.
    public let speed: CLLocationSpeed
    /// Metres a second by which the speed can be wrong.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time when this was known.
    public let timestamp: Date

    /// A place of which no more is known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place at rest.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place on the way.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
            speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place on the way, and how exactly the way is known.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        super.init()
    }

    /// Metres from here to there, along the ground.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    /// The location itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The place, its accuracy and the time.
    open override var description: String {
        "<\(signed(coordinate.latitude)),\(signed(coordinate.longitude))> "
            + "+/- \(String(format: "%.2f", horizontalAccuracy))m "
            + "(speed \(String(format: "%.2f", speed)) mps / "
            + "course \(String(format: "%.2f", course))) @ \(timestamp)"
    }

    private func signed(_ degrees: Double) -> String { String(format: "%+.8f", degrees) }
}

extension CLLocationCoordinate2D {
    /// The mean radius of the earth, in metres.
    private static let radius = 6_371_008.8

    /// Metres from here to there, along a sphere.
    func distance(to other: Self) -> CLLocationDistance {
        let radian = Double.pi / 180
        let north = sin((other.latitude - latitude) * radian / 2)
        let east = sin((other.longitude - longitude) * radian / 2)
        let narrow = cos(latitude * radian) * cos(other.latitude * radian)
        return 2 * Self.radius * asin(min(1, (north * north + narrow * east * east).squareRoot()))
    }
}
