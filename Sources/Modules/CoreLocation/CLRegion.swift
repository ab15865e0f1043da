// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A part of the earth.
open class CLRegion: NSObject {
    /// The name that the app gave it.
    public let identifier: String
    /// True if the app wants to hear of who enters it.
    open var notifyOnEntry = true
    /// True if the app wants to hear of who leaves it.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance

    /// A circle around a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// True if the place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }
}

/// The direction in which a device points.
open class CLHeading: NSObject {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { -1 }
    /// Degrees from true north.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees by which the direction can be wrong.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The time when this was known.
    open var timestamp: Date { Date() }
}

/// What is known of a place by its name.
open class CLPlacemark: NSObject {
    /// The place.
    open var location: CLLocation? { nil }
    /// The name of the place.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The part of the state.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The clock of the place.
    open var timeZone: TimeZone? { nil }
    /// What the place is known for.
    open var areasOfInterest: [String]? { nil }
}
