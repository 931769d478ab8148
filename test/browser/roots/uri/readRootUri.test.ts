import { describe, expect, it } from "vitest";
import { readRootUri } from "../../../../src/kinds/roots/core/uri/readRootUri.js";
import { accepted, refused } from "../../../kinds/roots/core/uri/cases.js";

describe("readRootUri, with the browser's own URL", () => {
  it.each(accepted)("reads $what on $platform: $input", ({ input, platform, uri }) => {
    expect(readRootUri(input, platform)).toMatchObject({ ok: true, uri });
    expect(new URL(uri).href).toBe(uri);
  });

  it.each(refused)("refuses $what on $platform: $input", ({ input, platform, code }) => {
    expect(readRootUri(input, platform)).toMatchObject({ ok: false, refusal: { code } });
  });
});
