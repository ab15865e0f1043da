// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The regions of a project, each looked at once for all that show it.
final class Regions {
    let users: Users
    private var regions: [Region] = []
    private var numbers: [Region: Int] = [:]
    /// The content of each.
    private(set) var contents: [Region: RegionContent]

    /// - Parameter known: What is in some of them.
    init(_ users: Users, known: [Region: RegionContent] = [:]) {
        self.users = users
        contents = known
    }

    /// The number of regions that have a number; the numbers are below it.
    var count: Int { regions.count }

    /// A number for a region.
    func number(of region: Region) -> Int {
        if let known = numbers[region] { return known }
        regions.append(region)
        numbers[region] = regions.count - 1
        return regions.count - 1
    }

    /// Returns the content of the region with this number.
    func content(of number: Int) -> RegionContent {
        let region = regions[number]
        if let known = contents[region] { return known }
        var reader = RegionReader(region, users)
        let content = reader.content()
        contents[region] = content
        return content
    }
}
#endif
