// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing
import WaymarkCoreLocation

/// Places, and the manager that knows none.
@Suite struct LocationTests {
    private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    private let london = CLLocation(latitude: 51.5074, longitude: -0.1278)

    @Test func aDistanceIsAlongTheGround() {
        #expect(abs(paris.distance(from: london) - 343_556) < 1_000)
        #expect(paris.distance(from: paris) == 0)
        let (west, east) = (
            CLLocation(latitude: 0, longitude: -179.5), CLLocation(latitude: 0, longitude: 179.5)
        )
        #expect(abs(west.distance(from: east) - 111_195) < 10)
    }

    @Test func aPlaceIsOnTheEarthOrNot() {
        #expect(CLLocationCoordinate2DIsValid(paris.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
    }

    @Test func aCircleHasWhatIsNearItsMiddle() {
        let region = CLCircularRegion(
            center: paris.coordinate, radius: 1_000, identifier: "centre")
        #expect(region.contains(CLLocationCoordinate2DMake(48.86, 2.355)))
        #expect(!region.contains(london.coordinate))
    }

    @Test func whatIsNotKnownOfAPlaceIsNegative() {
        #expect(paris.speed == -1 && paris.course == -1 && paris.verticalAccuracy == -1)
    }

    @Test func whoeverAsksWhereTheyAreIsToldThatItIsNotAllowed() {
        final class Listener: CLLocationManagerDelegate {
            var errors: [CLError.Code] = []
            var answers: [CLAuthorizationStatus] = []
            func locationManager(
                _ manager: CLLocationManager, didFailWithError error: any Error
            ) {
                if let error = error as? CLError { errors.append(error.code) }
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                answers.append(manager.authorizationStatus)
            }
        }
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        #expect(listener.answers == [.denied])
        #expect(listener.errors == [.denied])
        #expect(!CLLocationManager.locationServicesEnabled())
    }

    @Test func noPlaceIsFoundByItsName() async {
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().geocodeAddressString("1 Infinite Loop")
        }
    }
}
