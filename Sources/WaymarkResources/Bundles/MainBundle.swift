// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What the look-ups of `Bundle.main` in WaymarkBundle ask for.
enum MainBundle {
    /// The name under which the app's Info.plist stands in its folder, where the package manager
    /// keeps `Info.plist` for one of its own.
    static let informationFile = "AppInfo.plist"

    private static let lock = NSLock()
    private nonisolated(unsafe) static var paths: [String: UnsafePointer<CChar>] = [:]
    private nonisolated(unsafe) static var information: [URL: NSDictionary] = [:]

    /// A path in C's form that stays.
    static func lasting(_ path: String) -> UnsafePointer<CChar>? {
        lock.withLock {
            if let known = paths[path] { return known }
            let copy = UnsafePointer<CChar>(strdup(path))
            paths[path] = copy
            return copy
        }
    }

    /// The app's Info.plist; `nil` where none of its folders has one.
    static var applicationInformation: NSDictionary? {
        for folder in AppFolders.all {
            let url = folder.url.appendingPathComponent(informationFile)
            let known = lock.withLock { information[url] }
            if let known { return known }
            guard let data = try? Data(contentsOf: url),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let values = list as? [String: Any]
            else { continue }
            let dictionary = NSDictionary(dictionary: values)
            lock.withLock { information[url] = dictionary }
            return dictionary
        }
        return nil
    }

    /// The words for a key in the folder, or in the app's own where the folder has no name; `nil`
    /// where no table has them.
    static func words(_ key: String, folder: String, table: String?) -> String? {
        let folders =
            folder.isEmpty ? AppFolders.all : [ResourceFolder(URL(fileURLWithPath: folder))]
        let strings = StringTables.of(folders)
        if strings.isEmpty { return nil }
        let language = strings.language(for: TextLanguage.current)
        return strings.entry(for: key, table: table, in: language)?.wholeText
    }
}

@_cdecl("waymark_app_folder")
func appFolder(_ index: Int) -> UnsafePointer<CChar>? {
    let folders = AppFolders.all
    return folders.indices.contains(index) ? MainBundle.lasting(folders[index].url.path) : nil
}

@_cdecl("waymark_app_information")
func appInformation() -> UnsafeRawPointer? {
    MainBundle.applicationInformation.map {
        UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
    }
}

@_cdecl("waymark_app_words")
func appWords(
    _ folder: UnsafePointer<CChar>, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?,
    _ table: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    guard let key = string(key), !key.isEmpty,
        let words = MainBundle.words(
            key, folder: String(cString: folder), table: string(table))
    else { return nil }
    return UnsafeRawPointer(Unmanaged.passRetained(NSString(string: words)).toOpaque())
}

/// The string of Foundation at an address.
private func string(_ address: UnsafeRawPointer?) -> String? {
    guard let address else { return nil }
    return (Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? NSString)
        .map(String.init)
}
