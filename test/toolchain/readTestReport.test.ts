import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readTestReport } from "../../scripts/readTestReport.mjs";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

function read(report: object) {
  const folder = temporaryFolder("mcp-host-ui-report-", onTestFinished);
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return readTestReport(path);
}

// The reports are as the two write them, but for what the other tests of a run, places and times add.
describe("readTestReport", () => {
  it("reads from Vitest's report the tests that failed, a file that did not load, and their errors", () => {
    const error =
      "AssertionError: expected 2 to be 3 // Object.is equality\n    at sums.test.ts:4:50";
    const report = {
      numTotalTests: 2,
      numPassedTests: 1,
      numFailedTests: 1,
      success: false,
      testResults: [
        {
          name: resolve("test/sums.test.ts"),
          status: "failed",
          message: "",
          assertionResults: [
            { fullName: "one and one is two", status: "passed", failureMessages: [] },
            { fullName: "one and one is three", status: "failed", failureMessages: [error] },
          ],
        },
        {
          name: resolve("test/broken.test.ts"),
          status: "failed",
          message: "There is\nnothing here.",
          assertionResults: [],
        },
      ],
    };
    expect(read(report)).toEqual({
      passed: 1,
      failed: [
        { title: "test/sums.test.ts > one and one is three", error },
        { title: "test/broken.test.ts", error: "There is\nnothing here." },
      ],
    });
  });

  it("reads from Playwright's report the tests that failed, and the first error of each", () => {
    const spec = (title: string, ...messages: readonly string[]) => ({
      title,
      ok: messages.length === 0,
      tests: [
        {
          expectedStatus: "passed",
          results:
            messages.length > 0
              ? messages.map((message) => ({ status: "failed", error: { message } }))
              : [{ status: "passed", errors: [] }],
          status: messages.length > 0 ? "unexpected" : "expected",
        },
      ],
    });
    const report = {
      config: { version: "1.65.1" },
      suites: [
        {
          title: "sums.spec.ts",
          specs: [spec("counts", "Error: It does not.")],
          suites: [
            {
              title: "one and one",
              specs: [spec("is two"), spec("is three", "Error: It is\ntwo.", "Error: Again.")],
            },
          ],
        },
      ],
      errors: [],
      stats: { expected: 1, skipped: 0, unexpected: 2, flaky: 0 },
    };
    expect(read(report)).toEqual({
      passed: 1,
      failed: [
        { title: "sums.spec.ts > counts", error: "Error: It does not." },
        { title: "sums.spec.ts > one and one > is three", error: "Error: It is\ntwo." },
      ],
    });
  });

  it("reads no test where no report was written", () => {
    expect(readTestReport(join(tmpdir(), "no-such-report.json"))).toEqual({
      passed: 0,
      failed: [],
    });
  });
});
