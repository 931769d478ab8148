import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { formatRoot } from "../../../../../src/kinds/roots/core/uri/formatRoot.js";
import { readRootUri } from "../../../../../src/kinds/roots/core/uri/readRootUri.js";
import type { RootPlatform } from "../../../../../src/kinds/roots/core/uri/refusal.js";
import { countCharacters } from "../../../../support/countCharacters.js";
import fc from "../../../../support/fc.js";
import { localPath, pathSoup } from "./arbitraries.js";
import { accepted, refused } from "./cases.js";

const uriOf = (text: string, platform: RootPlatform) => {
  const reading = readRootUri(text, platform);
  return reading.ok ? reading.uri : `refused: ${reading.refusal.code}`;
};

const options = (platform: RootPlatform) => ({ windows: platform === "windows" });

describe("readRootUri", () => {
  it.each(accepted)("reads $what on $platform: $input", ({ input, platform, uri }) => {
    expect(uriOf(input, platform)).toBe(uri);
  });

  it.each(accepted)("gives a URI that Node reads the same: $input, $platform", (row) => {
    const path = formatRoot(row.uri, row.platform);
    expect(fileURLToPath(row.uri, options(row.platform))).toBe(path);
    const ofNode = pathToFileURL(path, options(row.platform));
    // Node 20 writes a drive's root, `C:\\`, as `file:///C://`.
    expect(decodeURIComponent(ofNode.href).replace(/:\/\/$/, ":/")).toBe(
      decodeURIComponent(row.uri),
    );
    expect(new URL(row.uri).href).toBe(row.uri);
  });

  it.each(refused)(
    "refuses $what on $platform: $input",
    ({ input, platform, code, params, twin, uri }) => {
      expect(readRootUri(input, platform)).toEqual({
        ok: false,
        refusal: { code, params: params ?? {} },
      });
      expect(uriOf(twin, platform)).toBe(uri);
    },
  );

  it("accepts the longest path fully encoded, and nothing longer", () => {
    const longest = `/${"日".repeat(4095)}`;
    const uri = uriOf(longest, "posix");
    expect(uri).toBe(`file:///${"%E6%97%A5".repeat(4095)}`);
    expect(uriOf(uri, "posix")).toBe(uri);
    const tooLong = { ok: false, refusal: { code: "too-long", params: { max: 4096 } } };
    expect(readRootUri(`${longest}a`, "posix")).toEqual(tooLong);
    expect(readRootUri("/".repeat(1_000_000), "posix")).toEqual(tooLong);
    expect(readRootUri(`${" ".repeat(50_000)}/a`, "posix")).toEqual(tooLong);
  });

  it.each([
    ["/home/me/invoice\u202Efdp", ["hidden-characters"]],
    ["/home/me/a\u200Bb", ["hidden-characters"]],
    ["/home/me/tag\u{E0041}", ["hidden-characters"]],
    ["/home/me/filler\u3164", ["hidden-characters"]],
    ["/home/me/line\u2028", ["hidden-characters"]],
    ["file:///home/me/%E2%80%AE", ["hidden-characters"]],
    ["/home/me/cafe\u0301", ["normalized"]],
    ["file:///home/me/cafe%CC%81", ["normalized"]],
    ["/home/me/e\u0301\u2066", ["hidden-characters", "normalized"]],
    ["/home/me/café", []],
    ["/home/me/עברית", []],
  ])("notes what does not show in %j", (input, notes) => {
    expect(readRootUri(input, "posix")).toMatchObject({ ok: true, notes });
  });

  it.each(["posix", "windows"] as const)("takes a %s path to a URI and back", (platform) => {
    fc.assert(
      fc.property(localPath(platform), (path) => {
        const uri = uriOf(path, platform);
        expect(formatRoot(uri, platform)).toBe(path);
        expect(fileURLToPath(uri, options(platform))).toBe(path);
        expect(uriOf(pathToFileURL(path, options(platform)).href, platform)).toBe(uri);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["posix", "windows"] as const)(
    "gives on %s only URIs that reading and the URL standard leave alone",
    (platform) => {
      fc.assert(
        fc.property(pathSoup, (text) => {
          const reading = readRootUri(text, platform);
          if (!reading.ok) return;
          expect(uriOf(reading.uri, platform)).toBe(reading.uri);
          expect(new URL(reading.uri).href).toBe(reading.uri);
          expect(reading.uri).toMatch(/^file:\/\/[\w.$-]*\/[\w!$&'()*+,;=:@~.%/-]*$/);
          expect(decodeURIComponent(reading.uri)).toBe(decodeURIComponent(reading.uri).normalize());
        }),
        { numRuns: 5000 },
      );
    },
  );

  it.each(["posix", "windows"] as const)(
    "accepts no `..` on %s, however it is written",
    (platform) => {
      const slash =
        platform === "windows"
          ? fc.constantFrom("/", "\\", "//")
          : fc.constantFrom("/", "//", "\\");
      const dot = fc.oneof(
        fc.constantFrom(".", "%2E", "\uFF0E", "%25%32%65"),
        fc.nat({ max: 5 }).map((layers) => `%${"25".repeat(layers)}2e`),
      );
      const head =
        platform === "windows"
          ? fc.constantFrom("C:\\work", "file:///C:/work", "\\\\nas\\share")
          : fc.constantFrom("/work", "file:///work", "file://localhost/work");
      fc.assert(
        fc.property(
          head,
          slash,
          dot,
          dot,
          slash,
          fc.constantFrom("", "etc"),
          (start, before, one, two, after, end) => {
            expect(readRootUri(`${start}${before}${one}${two}${after}${end}`, platform).ok).toBe(
              false,
            );
            expect(readRootUri(`${start}${before}${one}${two}`, platform).ok).toBe(false);
          },
        ),
        { numRuns: 2000 },
      );
    },
  );

  it.each([
    ["escapes nested inside escapes", `/${"%2".repeat(1300)}${"%35".repeat(450)}`, "posix"],
    ["escaped escapes", `file:///${"%25".repeat(13_000)}`, "posix"],
    ["spaces inside a name", `/a${" ".repeat(30_000)}b`, "windows"],
  ] as const)("passes over %s a few times", (_what, text, platform) => {
    const stop = countCharacters();
    readRootUri(text, platform);
    const passed = stop();
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(40 * text.length);
  });
});
