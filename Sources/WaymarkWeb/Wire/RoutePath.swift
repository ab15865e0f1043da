// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Foundation

    /// Routes as paths of URLs: one percent-encoded segment each.
    enum RoutePath {
        /// The route of a path, such as `["recipes", "Pho bo"]` of `/recipes/Pho%20bo`;
        /// `nil` if it is not percent-encoded UTF-8.
        static func route(of path: String) -> [String]? {
            var route: [String] = []
            for segment in path.split(separator: "/") {
                guard let text = String(segment).removingPercentEncoding else { return nil }
                route.append(text)
            }
            return route
        }
    }
#endif
