// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

@Suite("Fields of forms") struct FormFieldsTests {
    @Test func fieldsAreReadAsBrowsersWriteThem() {
        let fields = FormFields("name=Zo%C3%AB+M&text.3.a=1%2B1%3D2&empty=&alone&name=Ada")
        #expect(fields.all.map(\.name) == ["name", "text.3.a", "empty", "alone", "name"])
        #expect(fields.all.map(\.value) == ["Zoë M", "1+1=2", "", "", "Ada"])
        #expect(fields["name"] == "Ada")
        #expect(fields["nothing"] == "")
    }

    @Test func whatIsNotUnderstoodIsPassedOver() {
        let fields = FormFields("%=1&%4=2&%zz=3&%FF=4&a=%C3&b=%2&c=5")
        #expect(fields.all.map(\.name) == ["a", "b", "c"])
        #expect(fields.all.map(\.value) == ["", "", "5"])
        #expect(FormFields("&&=&").all.map(\.name) == [""])
    }

    @Test func noMoreFieldsAreReadThanAPageHas() {
        let many = String(repeating: "a&", count: FormFields.most + 5) + "last=1"
        #expect(FormFields(many).all.count == FormFields.most)
        #expect(FormFields(many)["last"] == "")
    }
}
#endif
