// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import CoreGraphics
import CoreLocation
import QuartzCore

/// A walk, by files that import Apple's modules by their names.
public struct Walk {
    public var stops: [CLLocation]

    public init(stops: [CLLocation]) { self.stops = stops }

    public var length: CLLocationDistance {
        zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.distance(from: $1.1) }
    }

    /// Where the stops are drawn, the first in the middle.
    public func points(in size: CGSize) -> [CGPoint] {
        guard let first = stops.first?.coordinate else { return [] }
        let transform = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
            .scaledBy(x: 1_000, y: -1_000)
        return stops.map {
            CGPoint(
                x: $0.coordinate.longitude - first.longitude,
                y: $0.coordinate.latitude - first.latitude
            ).applying(transform)
        }
    }

    /// The seconds that the closure takes.
    public static func time(of body: () -> Void) -> CFTimeInterval {
        let start = CACurrentMediaTime()
        body()
        return CACurrentMediaTime() - start
    }
}

/// Hears where a person is, or why that is not known.
public final class Whereabouts: NSObject, CLLocationManagerDelegate {
    public private(set) var problem: String?
    private let manager = CLLocationManager()

    public override init() {
        super.init()
        manager.delegate = self
    }

    public func ask() { manager.requestLocation() }

    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { problem = nil }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        problem = (error as? CLError)?.code == .denied ? "not allowed" : "unknown"
    }
}
