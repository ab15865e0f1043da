// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import Logging
import NIOConcurrencyHelpers
import Testing

@testable import WaymarkWeb

/// Tests of what operators ask a server: its health, its metrics and its log.
@Suite(.timeLimit(.minutes(5))) struct OperationTests {
    @Test func aServerSaysThatItLivesAndIsReady() async throws {
        try await withServer { server in
            let health = try await server.request("/healthz", host: "any.example")
            #expect(health.status == 200 && health.body == "ok\n")
            let ready = try await server.request("/readyz", host: "any.example")
            #expect(ready.status == 200 && ready.body == "ready\n")
        }
    }

    @Test func whatIsNoQuestionAboutHealthIsAnsweredAsAnyOther() async throws {
        try await withServer { server in
            let put = try await server.request("/healthz", method: "PUT")
            #expect(put.status == 405 && put.headers["allow"] == "GET, HEAD")
            let foreign = try await server.request(
                "/healthz", method: "PUT", host: "any.example")
            #expect(foreign.status == 421)
        }
    }

    @Test func metricsTellRequestsRefusalsPatchesAndSessions() async throws {
        try await withServer { server in
            _ = try await server.request("/", host: "evil.example")
            let socket = try await Visit(server).joined()
            try await socket.send(#"{"k":"event","s":1,"id":10,"a":"press"}"#)
            _ = try await socket.next()
            let answer = try await server.request("/metrics")
            #expect(
                answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
            for line in [
                "# TYPE waymark_requests_total counter",
                #"waymark_requests_total{status="2xx"} 1"#,
                #"waymark_requests_total{status="4xx"} 1"#,
                #"waymark_refusals_total{reason="host"} 1"#, "waymark_patches_total 1",
                #"waymark_patch_bytes_bucket{le="+Inf"} 1"#, "waymark_patch_operations_sum 1",
                "waymark_patch_bodies_sum 1", "waymark_patches_waiting_sum 1",
                "waymark_open_sessions 1",
                "waymark_sockets 1", "waymark_ready 1", "waymark_connections 2",
            ] { #expect(answer.body.contains(line + "\n")) }
        }
    }

    @Test func metricsAreForThisComputerUnlessAnOptionSaysOtherwise() async throws {
        let proxied = ["x-forwarded-for": "192.0.2.1"]
        try await withServer { server in
            let answer = try await server.request("/metrics", headers: proxied)
            #expect(!answer.body.contains("waymark_"))
        }
        try await withServer(options: .with(\.showsMetricsToAll, true)) { server in
            let answer = try await server.request("/metrics", headers: proxied)
            #expect(answer.body.contains("waymark_ready 1\n"))
        }
    }

    @Test func aNameThatAnAttackerLeadsHereReadsNoMetrics() async throws {
        try await withServer { server in
            let answer = try await server.request("/metrics", host: "evil.example")
            #expect(answer.status == 421 && !answer.body.contains("waymark_"))
            #expect(try await server.request("/readyz", host: "10.0.0.7").status == 200)
        }
    }

    @Test func aHistogramCountsWhatIsAtMostEachBound() {
        let metrics = MetricsText()
        let bytes = metrics.makeRecorder(label: "b", dimensions: [], aggregate: true)
        for value: Int64 in [1, 5, 16] { bytes.record(value) }
        let lines = metrics.text.split(separator: "\n")
        #expect(
            lines.prefix(4) == [
                "# TYPE b histogram", #"b_bucket{le="1"} 1"#, #"b_bucket{le="4"} 1"#,
                #"b_bucket{le="16"} 3"#,
            ])
        #expect(lines.suffix(2) == ["b_sum 22", "b_count 3"])
    }

    @Test func labelsCannotBreakOutOfTheirQuotes() {
        let metrics = MetricsText()
        metrics.makeCounter(label: "a b", dimensions: [("l", "\"}\n\\")]).increment(by: 2)
        #expect(metrics.text == "# TYPE a_b counter\na_b{l=\"\\\"}\\n\\\\\"} 2\n")
    }

    @Test func faultsFillNoLog() throws {
        let lines = NIOLockedValueBox<[String]>([])
        var log = JSONLog(label: "waymark")
        log.write = { line in lines.withLockedValue { $0.append(line) } }
        let faults = FaultLog(logger: Logger(label: "waymark") { [log] _ in log })
        for _ in 0..<250 { faults.note(.notJSON, page: "0123456789", at: .zero) }
        #expect(lines.withLockedValue(\.count) == 200)
        faults.note(.notJSON, page: "0123456789", at: .seconds(1))
        let last = try #require(lines.withLockedValue { $0.last })
        #expect(last.contains(#""unwritten":"50""#) && last.contains(#""page":"01234567""#))
    }

    @Test func whatAnotherSiteAskedForIsALineWithItsOriginAndNotWithoutEnd() throws {
        let lines = NIOLockedValueBox<[String]>([])
        var log = JSONLog(label: "waymark")
        log.write = { line in lines.withLockedValue { $0.append(line) } }
        let faults = FaultLog(logger: Logger(label: "waymark") { [log] _ in log })
        var request = HTTPRequest(
            method: .get, scheme: "http", authority: "books.example", path: "/_waymark/socket")
        request.headerFields[.origin] = "https://evil.example"
        for _ in 0..<250 { faults.noteForeign(request, at: .zero) }
        let written = lines.withLockedValue { $0 }
        #expect(written.count == 200)
        let line = try #require(written.first)
        #expect(line.contains(#""origin":"https://evil.example""#))
        #expect(line.contains(#""host":"books.example""#) && line.contains("notice"))
    }

    @Test func aLogLineIsOneJSONObject() throws {
        let lines = NIOLockedValueBox<[String]>([])
        var log = JSONLog(label: "waymark")
        log.write = { line in lines.withLockedValue { $0.append(line) } }
        log[metadataKey: "page"] = "1"
        let logger = Logger(label: "waymark") { _ in log }
        logger.warning("a \"quote\"\nand a line", metadata: ["code": "4400"])
        let written = lines.withLockedValue { $0 }
        #expect(written.count == 1 && !written[0].contains("\n"))
        let fields = try JSONDecoder().decode(
            [String: String].self, from: Data(written[0].utf8))
        #expect(fields["message"] == "a \"quote\"\nand a line")
        #expect(fields["level"] == "warning" && fields["page"] == "1")
        #expect(fields["code"] == "4400" && fields["time"]?.hasSuffix("Z") == true)
    }
}
#endif
