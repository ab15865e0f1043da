// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What the look-ups of `Bundle.main` in WaymarkBundle ask for.
enum MainBundle {
    /// The name under which the app's Info.plist stands in its folder, where the package manager
    /// keeps `Info.plist` for one of its own.
    static let informationFile = "AppInfo.plist"

    /// The paths of the app's folders in C's form.
    nonisolated(unsafe) static let folders: [UnsafePointer<CChar>?] =
        AppFolders.all.map { UnsafePointer(strdup($0.url.path)) }

    /// The app's Info.plist; `nil` where none of its folders has one.
    nonisolated(unsafe) static let information: NSDictionary? =
        AppFolders.all.lazy.compactMap { information(in: $0.url) }.first

    private static func information(in folder: URL) -> NSDictionary? {
        let file = folder.appendingPathComponent(informationFile)
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return (list as? [String: Any]).map(NSDictionary.init(dictionary:))
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
    let folders = MainBundle.folders
    return folders.indices.contains(index) ? folders[index] : nil
}

@_cdecl("waymark_app_information")
func appInformation() -> UnsafeRawPointer? {
    MainBundle.information.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
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
