import { describe, expect, it } from "vitest";
import { formatRoot } from "../../../../../src/kinds/roots/core/uri/formatRoot.js";

describe("formatRoot", () => {
  it.each([
    ["file:///home/me/a%20dir", "posix", "/home/me/a dir"],
    ["file:///", "posix", "/"],
    ["file:///home/me/C%23%3F100%25", "posix", "/home/me/C#?100%"],
    ["file://localhost/home/me/", "posix", "/home/me"],
    ["file:///c%3A/temp", "windows", "C:\\temp"],
    ["file:///C:/", "windows", "C:\\"],
    ["file://nas/Share/My%20Work", "windows", "\\\\nas\\Share\\My Work"],
  ] as const)("writes %s on %s as %s", (uri, platform, path) => {
    expect(formatRoot(uri, platform)).toBe(path);
  });

  it.each([
    ["file:///home/me", "windows"],
    ["file://nas/share", "posix"],
    ["file:///a/%2e%2e/b", "posix"],
    ["https://example.com/", "posix"],
    ["", "windows"],
    ["file:///%FF", "posix"],
  ] as const)("gives %j back as it is where it names no path on %s", (uri, platform) => {
    expect(formatRoot(uri, platform)).toBe(uri);
  });
});
