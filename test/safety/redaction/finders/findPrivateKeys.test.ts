import { describe, expect, it } from "vitest";
import { findPrivateKeys } from "../../../../src/safety/redaction/finders/findPrivateKeys.js";
import { countCharacters } from "../../../support/countCharacters.js";

const pem = (kind: string, body = "MC4CAQAw\nBQYDK2Vw") =>
  `-----BEGIN ${kind}-----\n${body}\n-----END ${kind}-----`;
const putty = `PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-MAC: ${"0f".repeat(20)}`;

const found = (text: string) =>
  findPrivateKeys(text).map(({ start, end }) => text.slice(start, end));

describe("findPrivateKeys", () => {
  it.each([pem("PRIVATE KEY"), pem("RSA PRIVATE KEY"), pem("PGP PRIVATE KEY BLOCK"), putty])(
    "finds all of %j, each time",
    (key) => {
      expect(found(`One: ${key} and two: ${key}.`)).toEqual([key, key]);
    },
  );

  it("ends one that was cut off where its lines do, whatever ends behind it", () => {
    expect(
      found(`-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n(gone)\n${pem("PUBLIC KEY")} ${putty}`),
    ).toEqual(["-----BEGIN PRIVATE KEY-----\nMC4CAQAw", putty]);
  });

  it.each([
    "-----BEGIN PRIVATE KEY-----(",
    "-----BEGIN PRIVATE KEY-----\n",
    "-----BEGIN PRIVATE KEY-----\n(-----END PUBLIC KEY-----",
    "PuTTY-User-Key-File-2:",
    "Private-MAC: 0",
    "-----END ",
  ])("passes over a text that repeats %j a few times at most", (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    const stop = countCharacters();
    findPrivateKeys(text);
    const passed = stop();

    expect(passed).toBeGreaterThan(text.length);
    expect(passed).toBeLessThan(8 * text.length);
  });
});
