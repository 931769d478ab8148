import { posix, win32 } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isWithinRoots } from "../../../../../src/kinds/roots/core/uri/isWithinRoots.js";
import fc from "../../../../support/fc.js";
import { pathSoup } from "./arbitraries.js";

const within = (root: string, uri: string, options?: Parameters<typeof isWithinRoots>[2]) =>
  isWithinRoots([{ uri: root }], uri, options);

describe("isWithinRoots", () => {
  it.each([
    ["the root itself", "file:///work", "file:///work"],
    ["the root with a slash", "file:///work", "file:///work/"],
    ["a file", "file:///work", "file:///work/a/b.txt"],
    ["a path", "file:///work", "/work/a b"],
    ["another spelling", "file:///w%6Frk/a b", "file://localhost/work/a%20b/c"],
    ["decomposed Unicode", "file:///caf%C3%A9", "file:///cafe%CC%81/x"],
    ["dots that are names", "file:///work", "file:///work/..a/..."],
    ["everything under the root folder", "file:///", "file:///etc"],
    ["VS Code's drive", "file:///C:/work", "file:///c%3A/work/x"],
    ["a Windows path", "file:///C:/work", "C:\\work\\x"],
    ["a drive", "file:///C:/", "file:///C:/work"],
    ["a share", "file://NAS/share", "\\\\nas\\share\\x"],
  ])("lets in %s", (_, root, uri) => {
    expect(within(root, uri)).toBe(true);
  });

  it.each([
    ["a neighbour that begins like the root", "file:///work", "file:///workshop"],
    ["the folder around", "file:///work/a", "file:///work"],
    ["a parent folder", "file:///work", "file:///work/../etc/passwd"],
    ["a parent folder that stays inside", "file:///work", "file:///work/a/../b"],
    ["an encoded parent folder", "file:///work", "file:///work/%2e%2e/etc"],
    ["a doubly encoded parent folder", "file:///work", "file:///work/%252e%252e/etc"],
    ["an encoded slash", "file:///work", "file:///work/..%2fetc"],
    ["a backslash", "file:///work", "file:///work/..\\etc"],
    ["a NUL", "file:///work", "file:///work/a%00.png"],
    ["another case", "file:///work", "file:///Work/a"],
    ["a query", "file:///work", "file:///work/a?b"],
    ["another server", "file:///work", "file://evil/work/a"],
    ["another scheme", "file:///work", "https://localhost/work/a"],
    ["another drive", "file:///C:/work", "file:///D:/work/a"],
    ["a path without its drive", "file:///C:/work", "file:///work/a"],
    ["another data stream", "file:///C:/work", "file:///C:/work/a:b"],
    ["a device", "file:///C:/work", "\\\\.\\C:\\work\\a"],
    ["a folder that Windows would trim to another", "file:///C:/work", "file:///C:/work/.. /a"],
    ["another share", "file://nas/share", "file://nas/shared"],
    ["nothing", "file:///work", ""],
    ["a relative path", "file:///work", "work/a"],
  ])("keeps out %s", (_, root, uri) => {
    expect(within(root, uri)).toBe(false);
  });

  it("lets nothing in without a root, or through one that cannot be read", () => {
    expect(isWithinRoots([], "file:///work")).toBe(false);
    for (const root of ["", "https://x/", "file:///a/..", "work", "file:///%FF"]) {
      expect(within(root, "file:///work")).toBe(false);
      expect(within(root, root)).toBe(false);
    }
  });

  it("takes any of several roots, also beside one that cannot be read", () => {
    const roots = ["", "file:///a", "file:///C:/b"].map((uri) => ({ uri }));
    expect(isWithinRoots(roots, "file:///a/x")).toBe(true);
    expect(isWithinRoots(roots, "file:///c:/b/x")).toBe(true);
    expect(isWithinRoots(roots, "file:///c/x")).toBe(false);
  });

  it("ignores case where the host says so", () => {
    expect(within("file:///Work", "file:///wORK/a", { ignoreCase: true })).toBe(true);
    expect(within("file:///Work", "file:///wORK/a", { ignoreCase: false })).toBe(false);
  });

  it.each([
    ["an excluded folder", "file:///work/secret", false],
    ["what lies inside it", "file:///work/secret/key", false],
    ["the folder in another spelling", "file://localhost/work/s%65cret/key", false],
    ["the folder around it", "file:///work", true],
    ["a neighbour that begins like it", "file:///work/secrets", true],
  ])("judges %s beside an exclusion", (_, uri, expected) => {
    expect(within("file:///work", uri, { exclusions: ["file:///work/secret"] })).toBe(expected);
  });

  it("takes exclusions without regard to case unless the host says that case counts", () => {
    const exclusions = ["file:///work/secret"];
    expect(within("file:///work", "file:///work/SECRET/a", { exclusions })).toBe(false);
    expect(within("file:///work", "file:///work/SECRET/a", { exclusions, ignoreCase: true })).toBe(
      false,
    );
    expect(within("file:///work", "file:///work/SECRET/a", { exclusions, ignoreCase: false })).toBe(
      true,
    );
  });

  it("excludes everything where an exclusion cannot be read", () => {
    for (const exclusion of ["", "secret", "file:///work/../x", "https://x/"])
      expect(within("file:///work", "file:///work/a", { exclusions: [exclusion] })).toBe(false);
  });

  it.each([
    ["posix", "file:///work", "/work", posix],
    ["windows", "file:///C:/work", "C:\\work", win32],
  ] as const)("lets in only what Node too finds inside, on %s", (platform, root, folder, path) => {
    let inside = 0;
    const start = fc.constantFrom("/work/", "file:///work/", "C:\\work\\", "file:///c:/work/", "");
    fc.assert(
      fc.property(start, pathSoup, (before, soup) => {
        const text = before + soup;
        if (!within(root, text)) return;
        inside++;
        const read = /^ *file:/i.test(text)
          ? fileURLToPath(text.trim().replace(/^file:\/\/c:/i, "file:///c:"), {
              windows: platform === "windows",
            })
          : text.trimStart().replace(/^\/(?=[a-z]:)/i, "");
        const way = path.relative(folder, path.resolve(read));
        expect(path.isAbsolute(way) || /^\.\.([\\/]|$)/.test(way)).toBe(false);
      }),
      { numRuns: 5000 },
    );
    expect(inside).toBeGreaterThan(100);
  });
});
