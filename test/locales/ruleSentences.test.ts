import { describe, expect, it } from "vitest";
import type { Messages } from "../../src/messages/messages.js";
import { boundsOf } from "../../src/prompt/rules/boundsOf.js";
import { clauseOf, type SentenceTerms, withExpiry } from "../../src/prompt/rules/sentenceOf.js";
import { openHost, rulesOf } from "../rules/rig.js";
import { start } from "../support/serversAndWindows.js";

const modules = import.meta.glob<{ readonly rules: Messages["rules"] }>(
  "../../src/messages/compiled/*/rules.ts",
  { eager: true },
);
const languages = Object.entries(modules).map(([file, { rules }]) => ({
  language: file.split("/").at(-2) ?? "",
  words: rules,
}));

function sentenceOf({ words, language }: (typeof languages)[number], terms: SentenceTerms): string {
  const clause = withExpiry(words, clauseOf(words, terms, "Travel"), terms, String);
  const bounds = boundsOf(words, language, terms, (text) => text);
  return bounds.length === 0
    ? clause
    : words.bounds.within({ clause, bounds: new Intl.ListFormat(language).format(bounds) });
}

const mark = (name: string) => ({ name, sha256: "0".repeat(64) });

/** Rules of which no two are the same. */
const terms: readonly Omit<SentenceTerms, "effect" | "subject">[] = [
  {},
  { tool: "book_flight" },
  { model: "claude" },
  { maxTokens: 100 },
  { tools: "any" },
  { tools: "some" },
  { tools: [mark("search")] },
  { tools: [mark("search"), mark("fetch")] },
  { media: "any" },
  { media: "some" },
  { media: ["image"] },
  { media: ["audio", "resource"] },
  { systemPrompt: "any" },
  { systemPrompt: { sha256: "1" } },
  { context: "thisServer" },
  { context: "allServers" },
  { extras: "any" },
  { extras: [mark("temperature")] },
  { maxMessages: 50 },
  { maxCharacters: 50_000 },
  { perHour: 3 },
  { uses: 4 },
  { perHour: 4 },
  { expires: "never" },
  { expires: 7 },
];

const subjects = ["sampling/request", "sampling/response"] as const;

describe("the sentence of a rule", () => {
  it("is there in ten languages", () => {
    expect(languages).toHaveLength(10);
  });

  it.each(languages)("tells each of its bounds in $language", (language) => {
    for (const subject of subjects) {
      const told = terms.map((more) =>
        sentenceOf(language, { effect: "allow", subject, maxTokens: 50, ...more }),
      );
      expect(new Set(told).size).toBe(terms.length);
      for (const { length } of told) expect(length).toBeGreaterThan(10);
    }
  });

  it.each(languages)("tells what a no is limited to in $language", (language) => {
    const limited = [
      ...terms,
      { tools: "none" },
      { media: "none" },
      { systemPrompt: "none" },
      { context: "none" },
      { extras: "none" },
    ] as const;
    const told = limited
      .filter(
        (more) =>
          !["tools", "media", "systemPrompt", "extras"].some(
            (name) => more[name as never] === "any",
          ) && !("context" in more && more.context === "allServers"),
      )
      .map((more) =>
        sentenceOf(language, { effect: "deny", subject: "sampling/request", ...more }),
      );
    expect(told.length).toBeGreaterThan(15);
    expect(new Set(told).size).toBe(told.length);
  });

  it("says that a rule about folders includes those added later, as it does", async () => {
    const english = languages.find(({ language }) => language === "en");
    if (!english) throw new Error("There is no English.");
    const rule = { effect: "allow", subject: "roots", expires: "never" } as const;
    expect(sentenceOf(english, rule)).toContain(
      "can see your folders, including ones you add later",
    );
    const host = openHost();
    await host.send({ type: "rules/add", rules: [rule] });
    expect(rulesOf(host).rules).toMatchObject([
      { name: "Any server may know the folders and those added later" },
    ]);
    const later = "/home/later";
    await host.send({ type: "roots/add", root: later });
    const server = await start(host);
    await expect(server.request({ method: "roots/list" }).answer).resolves.toMatchObject({
      roots: expect.arrayContaining([expect.objectContaining({ uri: "file:///home/later" })]),
    });
  });

  it("says nothing more of a rule without bounds", () => {
    const english = languages.find(({ language }) => language === "en");
    if (!english) throw new Error("There is no English.");
    expect(sentenceOf(english, { effect: "deny", subject: "roots", expires: "never" })).toBe(
      "\u2068Travel\u2069 is blocked from seeing your folders, until you revoke it",
    );
  });
});
