// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What hears of places.
public protocol CLLocationManagerDelegate: AnyObject {
    /// A person's answer is known or has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// A person's answer is known or has changed.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Places are known.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// A direction is known.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// A place cannot be found out.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Somebody entered a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Somebody left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
    ) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Finds out where a device is.
///
/// *Differs from Apple:* a server does not know where the person at the page is. Services are not
/// enabled, the answer of the person is `denied`, and whoever asks for a place is told so by
/// `CLError.denied`.
open class CLLocationManager: NSObject {
    /// What hears of places.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The exactness that the app wants.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance after which the app wants to hear again.
    open var distanceFilter = kCLDistanceFilterNone
    /// The angle after which the app wants to hear again.
    open var headingFilter: CLLocationDegrees = 1
    /// What moves.
    open var activityType = CLActivityType.other
    /// Accepted: nothing is found out.
    open var pausesLocationUpdatesAutomatically = true
    /// Accepted: nothing is found out.
    open var allowsBackgroundLocationUpdates = false
    /// Accepted: nothing is found out.
    open var showsBackgroundLocationIndicator = false

    /// A manager that finds out nothing.
    public override init() {}

    /// The last place: none.
    open var location: CLLocation? { nil }
    /// The last direction: none.
    open var heading: CLHeading? { nil }
    /// The answer of the person: no.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// The exactness that is allowed.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// False: a server does not know where a person is.
    open class func locationServicesEnabled() -> Bool { false }
    /// False: a server does not know where a device points.
    open class func headingAvailable() -> Bool { false }
    /// False: a server does not know where a person is.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False: no region is watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// The answer of the person: no.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// Tells the delegate that the answer is no.
    open func requestWhenInUseAuthorization() { answer() }
    /// Tells the delegate that the answer is no.
    open func requestAlwaysAuthorization() { answer() }
    /// Tells the delegate that the place is not known.
    open func requestLocation() { fail() }
    /// Tells the delegate that the place is not known.
    open func startUpdatingLocation() { fail() }
    /// Accepted: nothing is found out.
    open func stopUpdatingLocation() {}
    /// Accepted: nothing is found out.
    open func startUpdatingHeading() {}
    /// Accepted: nothing is found out.
    open func stopUpdatingHeading() {}
    /// Tells the delegate that the place is not known.
    open func startMonitoringSignificantLocationChanges() { fail() }
    /// Accepted: nothing is found out.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Accepted: no region is watched.
    open func startMonitoring(for region: CLRegion) {}
    /// Accepted: no region is watched.
    open func stopMonitoring(for region: CLRegion) {}

    private func answer() {
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
    }

    private func fail() {
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
}

/// Finds places by their names, and names of places.
///
/// *Differs from Apple:* no service is asked, and each question fails with `CLError.network`.
open class CLGeocoder: NSObject {
    /// Hears the answer to a question.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// A geocoder that knows no place.
    public override init() {}

    /// False: each question is answered at once.
    open var isGeocoding: Bool { false }

    /// Accepted: no question is on its way.
    open func cancelGeocode() {}

    /// Fails.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Fails.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Calls the closure with an error.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }

    /// Calls the closure with an error.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
}
