// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Observation
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Pictures that a renderer loads from addresses.
@MainActor @Suite struct AsyncImageTests {
    private static let address = "https://example.com/soup.jpg"
    private static let url = URL(string: address)

    private func phases(_ url: URL?) -> Screen {
        Screen {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("waiting")
                case .success(let image): image
                case .failure(let error):
                    Text("failed: \((error as? URLError)?.code.rawValue ?? 0)")
                }
            }
        }
    }

    @Test func aPlaceholderStandsThereUntilThePictureIsLoaded() throws {
        let stage = Stage {
            AsyncImage(url: Self.url, scale: 2) { image in
                image.resizable()
            } placeholder: {
                Text("waiting")
            }
        }
        let screen = stage.screen
        #expect(screen.texts == ["waiting"])
        #expect(screen.loadingPictures == [Self.address])
        try screen.loadPicture(Self.address, width: 640, height: 480)
        #expect(screen.texts.isEmpty)
        #expect(screen.loadingPictures.isEmpty)
        let image = stage.session.root.first { if case .image = $0.role { true } else { false } }
        let source = ImageContent.Source.address(
            RemotePicture(address: Self.address, width: 320, height: 240))
        #expect(image?.role == .image(ImageContent(source, isResizable: true)))
    }

    @Test func aPictureThatIsNotThereIsAFailure() throws {
        let screen = phases(Self.url)
        try screen.failPicture(Self.address)
        #expect(screen.texts == ["failed: \(URLError.Code.cannotDecodeContentData.rawValue)"])
        #expect(throws: ScreenError.self) { try screen.failPicture(Self.address) }
    }

    @Test func withoutAnAddressItStaysEmpty() {
        let screen = phases(nil)
        #expect(screen.texts == ["waiting"])
        #expect(screen.loadingPictures.isEmpty)
    }

    @Test(arguments: ["javascript:alert(1)", "ftp://example.com/soup.jpg", "soup.jpg"])
    func anAddressThatIsNoneOfThePagesIsAFailure(address: String) {
        let screen = phases(URL(string: address))
        #expect(screen.texts == ["failed: \(URLError.Code.unsupportedURL.rawValue)"])
    }

    @Test func anotherAddressIsLoadedAnew() throws {
        let store = AddressStore()
        let screen = Screen { Photo(store: store) }
        try screen.loadPicture("https://example.com/1")
        #expect(screen.texts.isEmpty)
        screen.change { store.number = 2 }
        #expect(screen.texts == ["waiting"])
        try screen.loadPicture("https://example.com/2")
        #expect(screen.texts.isEmpty)
    }

    @Test func aPictureBehindASheetIsLoadedToo() throws {
        let screen = Screen {
            AsyncImage(url: Self.url) {
                $0
            } placeholder: {
                Text("waiting")
            }
            .sheet(isPresented: .constant(true)) { Text("in front") }
        }
        try screen.loadPicture(Self.address)
        #expect(screen.loadingPictures.isEmpty)
    }

    @Test func aFileOfTheProcessGoesToThePageAsItIs() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "waymark-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([0x89, 0x50, 0x4E, 0x47, 1, 2]).write(to: file)
        let screen = phases(file)
        #expect(screen.outline.contains("data:image/png;base64,iVBORwEC"))
    }

    @Test func aFileThatIsNoPictureOrTooLargeIsAFailure() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "waymark-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("no picture".utf8).write(to: file)
        let wrong = URLError.Code.cannotDecodeContentData.rawValue
        #expect(phases(file).texts == ["failed: \(wrong)"])
        try Data(count: LocalPictures.limit + 1).write(to: file)
        let large = URLError.Code.dataLengthExceedsMaximum.rawValue
        #expect(phases(file).texts == ["failed: \(large)"])
    }
}

private struct Photo: View {
    let store: AddressStore

    var body: some View {
        AsyncImage(url: store.url) {
            $0
        } placeholder: {
            Text("waiting")
        }
    }
}

@Observable @MainActor private final class AddressStore {
    var number = 1
    var url: URL? { URL(string: "https://example.com/\(number)") }
}
