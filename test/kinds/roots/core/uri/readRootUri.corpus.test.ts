import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { formatRoot } from "../../../../../src/kinds/roots/core/uri/formatRoot.js";
import { readRootUri } from "../../../../../src/kinds/roots/core/uri/readRootUri.js";

const file = new URL("../../../../../../shared/corpus/roots.json", import.meta.url);
const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
const entries: { source: string; roots: { uri: string }[] }[] = JSON.parse(text);
const sent = entries.flatMap(({ source, roots }) => roots.map(({ uri }) => ({ source, uri })));

const local = {
  posix: /^file:\/\/(localhost)?\//,
  windows: /^file:\/\/((localhost)?\/[a-z](:|%3A)\/|(?!localhost)[^/]+\/)/i,
};

type Platform = keyof typeof local;

const nodePath = (uri: string, platform: Platform) =>
  fileURLToPath(uri, { windows: platform === "windows" }).replace(/^[a-z]:\\/, (drive) =>
    drive.toUpperCase(),
  );

const verdict = (uri: string, platform: Platform) => {
  const reading = readRootUri(uri, platform);
  return reading.ok ? formatRoot(reading.uri, platform) : reading.refusal.code;
};

const expected = (uri: string, platform: Platform) =>
  local[platform].test(uri)
    ? nodePath(uri, platform)
    : expect.stringMatching(
        platform === "posix" ? /^(empty|scheme|remote)$/ : /^(empty|scheme|no-drive)$/,
      );

describe.skipIf(!existsSync(file))(
  "readRootUri, on what hosts really sent (needs ../shared/corpus)",
  () => {
    it("judges every root of the file", () => {
      expect(sent).toHaveLength(text.match(/"uri":/g)?.length ?? 0);
      expect(sent.length).toBeGreaterThan(0);
    });

    it.each(sent)("judges $uri as $source sent it", ({ uri }) => {
      expect(verdict(uri, "posix")).toEqual(expected(uri, "posix"));
      expect(verdict(uri, "windows")).toEqual(expected(uri, "windows"));
    });
  },
);
