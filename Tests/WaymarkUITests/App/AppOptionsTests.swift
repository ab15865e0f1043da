// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import SwiftUI

/// Tests of the command-line arguments of an app.
@Suite struct AppOptionsTests {
    private func options(_ arguments: String..., environment: [String: String] = [:]) throws
        -> AppOptions
    {
        try AppOptions(arguments, environment: environment)
    }

    @Test func nothingMeansPort8080OfThisMachineOnly() throws {
        let options = try options()
        #expect(options.mode == .serve)
        #expect(options.host == "127.0.0.1")
        #expect(options.port == 8080)
    }

    @Test func portAndHostAreTakenInBothSpellings() throws {
        let apart = try options("--port", "81", "--host", "localhost")
        let joined = try options("--port=81", "--host=localhost")
        #expect(apart == joined)
        #expect(apart.port == 81)
        #expect(apart.host == "localhost")
    }

    @Test func theEnvironmentsPortCountsUnlessAnOptionSaysOtherwise() throws {
        #expect(try options(environment: ["PORT": "90"]).port == 90)
        #expect(try options("--port", "91", environment: ["PORT": "90"]).port == 91)
    }

    @Test func eachAllowedHostIsKept() throws {
        let options = try options("--allow-host", "a.example", "--allow-host=b.example")
        #expect(options.allowedHosts == ["a.example", "b.example"])
        #expect(!options.trustsProxies)
    }

    @Test func proxiesAreTrustedOnlyWhenAsked() throws {
        #expect(try options("--trust-proxy").trustsProxies)
    }

    @Test func whatOperatorsSayIsTaken() throws {
        let options = try options(
            "--certificate", "c.pem", "--private-key=k.pem", "--log", "json", "--log-level",
            "info", "--metrics-for-all", "--drain", "3", "--developer")
        #expect(options.certificate == "c.pem" && options.privateKey == "k.pem")
        #expect(options.log == "json" && options.logLevel == "info")
        #expect(options.showsMetricsToAll && options.drain == 3 && options.isDeveloping)
    }

    @Test func theEnvironmentsLogLevelCountsUnlessAnOptionSaysOtherwise() throws {
        let environment = ["LOG_LEVEL": "debug"]
        #expect(try options(environment: environment).logLevel == "debug")
        #expect(try options("--log-level=error", environment: environment).logLevel == "error")
    }

    @Test(arguments: [
        (["--log", "xml"], "'xml' from --log is not known; give one of: text, json"),
        (["--drain", "61"], "'61' from --drain is no time; give seconds from 0 to 60"),
        (
            ["--certificate", "c.pem"],
            "a certificate needs its private key and the other way round; give '--private-key' too"
        ),
    ])
    func whatOperatorsGetWrongIsSaid(arguments: [String], sentence: String) {
        let error = #expect(throws: AppOptionError.self) {
            try AppOptions(arguments, environment: [:])
        }
        #expect(error?.description == sentence)
    }

    @Test func outlineAndHelpAreModes() throws {
        #expect(try options("--outline").mode == .outline)
        #expect(try options("--help").mode == .help)
        #expect(try options("-h").mode == .help)
    }

    @Test(arguments: ["--nope", "serve", "--Port"])
    func anUnknownOptionIsNamedWithTheWayToTheOthers(_ option: String) {
        #expect(throws: AppOptionError.unknownOption(option)) { try options(option) }
        #expect(AppOptionError.unknownOption(option).description.contains("'\(option)'"))
        #expect(AppOptionError.unknownOption(option).description.contains("--help"))
    }

    @Test(arguments: [
        "--trust-proxy", "--metrics-for-all", "--developer", "--outline", "--help",
    ])
    func whatIsThereOrNotTakesNoValue(_ option: String) {
        let error = #expect(throws: AppOptionError.unwantedValue(option)) {
            try options(option + "=no")
        }
        #expect(error?.description == "'\(option)' takes no value")
    }

    @Test func whatTheEnvironmentGetsWrongCountsOnlyWhereItIsAsked() throws {
        let environment = ["PORT": "x", "LOG_LEVEL": "y"]
        #expect(try options("--help", environment: environment).mode == .help)
        let given = try options("--port=1", "--log-level=info", environment: environment)
        #expect(given.port == 1)
        #expect(throws: AppOptionError.badPort("x", source: "PORT")) {
            try options(environment: environment)
        }
    }

    @Test func aMissingValueIsSaid() {
        #expect(throws: AppOptionError.missingValue("--port")) { try options("--port") }
        #expect(throws: AppOptionError.missingValue("--host")) { try options("--host=") }
    }

    @Test(arguments: ["x", "-1", "65536", "80 "])
    func aPortThatIsNoneIsRefusedWithItsSource(_ text: String) {
        #expect(throws: AppOptionError.badPort(text, source: "--port")) {
            try options("--port", text)
        }
        #expect(throws: AppOptionError.badPort(text, source: "PORT")) {
            try options(environment: ["PORT": text])
        }
    }

    @Test func helpNamesEveryOption() {
        let help = AppOptions.help(for: "cookbook")
        let options = [
            "--port", "--host", "--allow-host", "--trust-proxy", "--certificate", "--private-key",
            "--log", "--log-level", "LOG_LEVEL", "--metrics-for-all", "--drain", "--developer",
            "--outline",
            "--help", "PORT",
        ]
        for option in options { #expect(help.contains(option)) }
    }
}
