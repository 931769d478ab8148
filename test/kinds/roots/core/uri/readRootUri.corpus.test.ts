import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { formatRoot } from "../../../../../src/kinds/roots/core/uri/formatRoot.js";
import { readRootUri } from "../../../../../src/kinds/roots/core/uri/readRootUri.js";
import { rootLists } from "../../../../corpus/readCorpus.js";

const sent = rootLists.flatMap(({ name, roots }) => roots.map(({ uri }) => ({ name, uri })));

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

describe("readRootUri, on the roots of the corpus", () => {
  it.each(sent)("judges $uri of $name", ({ uri }) => {
    expect(verdict(uri, "posix")).toEqual(expected(uri, "posix"));
    expect(verdict(uri, "windows")).toEqual(expected(uri, "windows"));
  });
});
