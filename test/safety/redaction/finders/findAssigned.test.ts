import { describe, expect, it } from "vitest";
import { findAssigned } from "../../../../src/safety/redaction/finders/findAssigned.js";

const key = (length: number) => "a1B2c3D4e5F6g7H8".repeat(8).slice(0, length);
const found = (text: string) => findAssigned(text).map(({ start, end }) => text.slice(start, end));

describe("findAssigned", () => {
  it.each([
    ["alibaba_id", 30],
    ["plaid-client", 24],
    ["plaid-client", 30],
    ["COHERE", 40],
    ["bitbucket_client", 32],
    ["bitbucket_client", 64],
    ["jfrog", 64],
    ["jfrog", 73],
    ["sendbird_app", 36],
    ["sendbird_app", 40],
    ["kucoin", 24],
    ["kucoin", 36],
  ])(
    "finds what is assigned to %s and has one of the lengths that its keys have: %i",
    (name, length) => {
      expect(found(`${name} = ${key(length)}`)).toEqual([key(length)]);
      expect(found(`${name} = ${key(length + 1)}`)).toEqual([]);
    },
  );
});
