import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  redactContent,
  redactCredentials,
  redaction,
} from "../../../src/safety/secrets/redactCredentials.js";
import { cardNetworks } from "../../../src/safety/secrets/shapes/cards.js";
import { placedKeys } from "../../../src/safety/secrets/shapes/placedKeys.js";
import { type KeyLetters, prefixedKeys } from "../../../src/safety/secrets/shapes/prefixedKeys.js";
import { seedWords } from "../../../src/safety/secrets/shapes/seedWords.js";

// Letters are drawn from these, and keys put together of parts, so that nothing here looks like somebody's own.
const letters: Readonly<Record<KeyLetters, string>> = {
  hex: "a1b2c3d4e5f60718",
  upper: "A1B2C3D4E5F6G7",
  alnum: "aB3dE5gH7jK9mN1p",
  word: "aB3dE5gH7jK9mN1p",
  dash: "aB3dE5-gH7jK9mN1p",
  base64: "aB3dE5gH7jK9+N1p",
  dotted: "aB3dE5gH7.jK9mN1p",
};
const drawn = (kind: KeyLetters, length: number) =>
  letters[kind].repeat(Math.ceil(length / letters[kind].length)).slice(0, length);
const hex = (length: number) => drawn("hex", length);
const alnum = (length: number) => drawn("alnum", length);
const uuid = "a1b2c3d4-a1b2-c3d4-a1b2-a1b2c3d4e5f6";

const starts = prefixedKeys.flatMap(([issuer, kind, least, all]) =>
  all.split(" ").map((start) => [issuer, `${start}${drawn(kind, least)}`] as const),
);

/** For each placed key a text around it, with `§` where it stands, and the key. */
const placed: readonly (readonly [issuer: string, around: string, key: string])[] = [
  ["PEM", "§", `-----BEGIN PRIVATE KEY-----\n${alnum(64)}\n-----END PRIVATE KEY-----`],
  ["JSON Web Tokens", "§", `eyJ${alnum(20)}.eyJ${alnum(20)}.${alnum(20)}`],
  ["HTTP, Bearer", "Authorization: Bearer §", alnum(24)],
  ["HTTP, Basic", "Authorization: Basic §", btoa("ada:hunter2")],
  ["HTTP, Token", "Authorization: Token §", alnum(24)],
  ["addresses", "postgres://§@db.example/trips", "ada:hunter2"],
  ["addresses", "https://api.example/?q=1&api_key=§&page=2", "hunter2hunter2"],
  ["connection strings", "Server=db;User Id=ada;Password=§;Encrypt=true", "hunter2"],
  ["Amazon Web Services", "aws_secret_access_key = §", `wJalrXUtnFEMI/K7MDENG/${alnum(18)}`],
  ["Azure", "AccountName=trips;AccountKey=§;", `${alnum(86)}==`],
  ["Azure", "https://trips.blob.example/?sv=2024&sig=§", `${alnum(43)}%3D`],
  ["Azure", "§", `${alnum(3)}8Q~${alnum(34)}`],
  ["Azure", "§", `${alnum(52)}JQQJ99${alnum(26)}`],
  [
    "Slack, webhooks",
    "https://hooks.slack.com/services/§",
    `T0${alnum(8)}/B0${alnum(8)}/${alnum(24)}`,
  ],
  ["Discord, webhooks", "https://discord.com/api/webhooks/§", `123456789012345678/${alnum(60)}`],
  ["Microsoft Teams, webhooks", "https://a.webhook.office.com/webhookb2/§", `${uuid}@${uuid}`],
  ["Discord", "§", `M${alnum(23)}.${alnum(6)}.${alnum(27)}`],
  ["Telegram", "§", `123456789:AA${alnum(33)}`],
  ["Mailchimp", "§", `${hex(32)}-us12`],
  ["Airtable", "§", `pat${alnum(14)}.${hex(64)}`],
  ["Terraform", "§", `${alnum(14)}.atlasv1.${alnum(60)}`],
  ["Resend", "§", `re_${alnum(8)}_${alnum(24)}`],
  ["1Password", "§", ["A3", "A1B2C3", "A1B2C3", "A1B2C", "A1B2C", "A1B2C", "A1B2C"].join("-")],
  ["LaunchDarkly", "§", `sdk-${uuid}`],
  ["Plaid", "§", `access-sandbox-${uuid}`],
  ["Bitcoin", "§", `5${alnum(50)}`],
];

/** The numbers that networks give out for tests. */
const cards: readonly (readonly [network: string, number: string])[] = [
  ["Visa", "4111111111111111"],
  ["Mastercard", "5555555555554444"],
  ["American Express", "378282246310005"],
  ["Discover", "6011111111111117"],
  ["UnionPay", "6200000000000005"],
  ["JCB", "3530111333300000"],
  ["Diners Club", "30569309025904"],
  ["Maestro", "6759649826438453"],
];
const phrase = "abandon ability able about above absent absorb abstract absurd abuse access zoo";

describe("the shapes of well-known credentials", () => {
  it.each(starts)("of %s: %s", (_, key) => {
    expect(redactCredentials(key)).toBe(redaction);
    expect(redactCredentials(`KEY=${key}\nNEXT=1`)).toBe(`KEY=${redaction}\nNEXT=1`);
    expect(redactCredentials(`Use "${key}", please.`)).toBe(`Use "${redaction}", please.`);
  });

  it.each(placed)("of %s: %s", (_, around, key) => {
    expect(redactCredentials(around.replace("§", key))).toBe(around.replace("§", redaction));
    expect(redactCredentials(`(${around.replace("§", key)})`)).not.toContain(key);
  });

  it("are all tried here", () => {
    expect(placed.map(([issuer]) => issuer)).toEqual(placedKeys.map(({ issuer }) => issuer));
    expect(cards.map(([network]) => network)).toEqual(cardNetworks);
    expect(seedWords.size).toBe(2_048);
  });

  it.each(cards)("of the cards of %s: %s", (_, number) => {
    const grouped = number.replace(/(.{4})(?=.)/gu, "$1 ");
    expect(redactCredentials(`Pay with ${number}.`)).toBe(`Pay with ${redaction}.`);
    expect(redactCredentials(`Pay with ${grouped}, 12/27`)).toBe(`Pay with ${redaction}, 12/27`);
    expect(redactCredentials(`Room 12 ${grouped} 123`)).toBe(`Room 12 ${redaction} 123`);
    expect(
      redactCredentials(number.replace(/.$/u, (digit) => String((Number(digit) + 1) % 10))),
    ).not.toBe(redaction);
    expect(redactContent({ card: Number(number), nights: 3 })).toEqual({
      card: redaction,
      nights: 3,
    });
  });

  it.each([
    phrase,
    phrase.toUpperCase(),
    phrase.replaceAll(" ", ", "),
    phrase
      .split(" ")
      .map((word, index) => `${index + 1}. ${word}`)
      .join("\n"),
    `${phrase} ${phrase}`,
    phrase.replaceAll(" ", "; "),
    phrase
      .split(" ")
      .map((word, index) => `${index + 1}) ${word}`)
      .join("; "),
  ])("of recovery phrases: %j", (text) => {
    expect(redactCredentials(text).replace(/^1[.)] /u, "")).toBe(redaction);
    expect(redactCredentials(`My phrase is: ${text}!`)).toContain(redaction);
    expect(redactCredentials(`My phrase is: ${text}!`)).not.toMatch(/ability/iu);
  });

  it.each([
    "The order 1763778600000 came at 2026-11-22 02:30:22, from 192.168.100.200.",
    "Call +49 30 1234 5678 90 or 4111 1111 1111 1112.",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    "Basic information about authentication, and a Bearer of bad news.",
    "src/components/elicitation/form/review/ReviewRowWithManyParts.tsx",
    "https://shop.example/?token=abc&page=2",
    "abandon ability able about above absent absorb abstract absurd abuse access, the zoo",
    "{ index: number; readonly error: string; readonly item: object; readonly option: string; readonly column: number }",
    "(text: string, index: number, item: object): object; (option: string, table: object, column: number): string",
    "string, number, string, number, string, number, string, number, string, number, string, number",
    "They travel with the train, then they visit a museum, a castle, an island and the ocean near the village.",
    "Set the Password= field, then key-value pairs, then secret_sauce.",
    "re_export_all_the_things_from_here and npm_config_ignore_scripts_in_workspaces",
  ])("are not found in %s", (text) => {
    expect(redactCredentials(text)).toBe(text);
  });

  it.each(["sk-", "a/", "4 1", "41", "abandon ", "1. able ", "Basic ", "=", "Password=", "eyJa."])(
    "are found behind a long text of %s",
    (part) => {
      // Work that grows faster than the text would go on for minutes.
      const text = part.repeat(Math.ceil(400_000 / part.length));
      expect(redactCredentials(`${text}\n${starts[0]?.[1]}`)).toMatch(/•••$/u);
    },
  );

  it("are as many, and of as many issuers, as the guides say, from where NOTICE says", () => {
    const read = (path: string) =>
      readFileSync(new URL(path, import.meta.url), "utf8").replaceAll(/\s+/gu, " ");
    const issuers = new Set([
      ...prefixedKeys.map(([issuer]) => issuer),
      ...placedKeys.map(({ issuer }) => issuer.replace(/, webhooks$/u, "")),
      ...cardNetworks,
    ]);
    const count = starts.length + placed.length + cardNetworks.length + 1;
    for (const page of ["WhatAServerSends.mdx", "Security.mdx"])
      expect(read(`../../../stories/pages/${page}`)).toContain(`${count} shapes`);
    const notice = read("../../../src/safety/secrets/shapes/NOTICE.md");
    expect(notice).toMatch(/@secretlint\/secretlint-rule-preset-recommend.* 12\.0\.0/u);
    for (const issuer of issuers) expect(notice).toContain(issuer);
    expect(issuers.size).toBeGreaterThan(100);
  });
});
