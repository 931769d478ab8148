import { domainToUnicode } from "node:url";
import { describe, expect, it } from "vitest";
import { decodeHost } from "../../../src/safety/url/decodeHost.js";
import fc from "../../support/fc.js";

const letters = fc.constantFrom(...("abcz019üéñßøžğдяжαωλ日本語한국กทअक𐐨😀".match(/./gu) ?? []));
const label = fc.array(letters, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(""));

describe("decodeHost", () => {
  it("spells a host as Node does, however many of its letters are encoded", () => {
    let encoded = 0;
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const written = `http://${labels.join(".")}.example`;
        fc.pre(URL.canParse(written));
        const { hostname } = new URL(written);
        if (hostname.includes("xn--")) encoded += 1;
        expect(decodeHost(hostname)).toBe(domainToUnicode(hostname));
      }),
      { numRuns: 1_000 },
    );
    expect(encoded).toBeGreaterThan(200);
  });

  it.each([
    ["a sign that Punycode has not", "xn--a_b"],
    ["a number that does not end", "xn--99999"],
    ["what is beyond Unicode", "xn--99999999999a"],
    ["a part that is longer than a name can be", `xn--${"a".repeat(60)}`],
    ["nothing behind its sign", "www.example"],
  ])("leaves a host as it is that has %s", (_, host) => {
    expect(decodeHost(host)).toBe(host);
  });
});
