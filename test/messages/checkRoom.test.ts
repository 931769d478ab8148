import { describe, expect, it } from "vitest";
import { checkRoom } from "../../scripts/messages/checkRoom.mjs";
import { writeModule } from "../../scripts/messages/writeModule.mjs";
import { writeTypes } from "../../scripts/messages/writeTypes.mjs";

const en = { form: { send: "Send", left: "{count, plural, one {# left} other {# left}}" } };

const roomOf = (tag: string, form: Record<string, string>) => ({
  folder: "src/messages",
  languages: { en, [tag]: { form: { ...en.form, ...form } } },
  descriptions: {},
  ownParameters: {},
});

describe("checkRoom", () => {
  it("accepts a language with the keys, parameters and plurals of English", () => {
    expect(checkRoom(roomOf("de", { send: "Senden" }))).toEqual([]);
  });

  it.each([
    ["an unknown key", "de", { sent: "Gesendet" }, "de.json has form.sent, which en.json lacks."],
    [
      "an unknown parameter",
      "de",
      { send: "Senden an {server}" },
      "form.send: the parameter {server} is unknown.",
    ],
    [
      "a missing plural category",
      "ar",
      { left: "{count, plural, one {a} other {b}}" },
      'form.left: the plural of {count} lacks "zero".',
    ],
    [
      "a plural category of another language",
      "de",
      { left: "{count, plural, one {a} few {b} other {c}}" },
      "The plural case few is not valid in this locale",
    ],
    ["a syntax error", "de", { send: "Senden {count" }, "form.send: "],
    [
      "a date, which is formatted before the message",
      "de",
      { left: "{count, date}" },
      "{count, date} is not supported",
    ],
  ])("rejects %s", (_, tag, form, fault) => {
    const faults = checkRoom(roomOf(tag, form)).join("\n");
    expect(faults).toContain(fault);
    expect(faults).toContain(`src/messages/${tag}.json`);
  });

  it("rejects a missing key", () => {
    const room = { ...roomOf("de", {}), languages: { en, de: { form: { send: "Senden" } } } };
    expect(checkRoom(room)).toEqual(["src/messages/de.json lacks form.left."]);
  });

  it("rejects a description of a key that English lacks", () => {
    expect(checkRoom({ ...roomOf("de", {}), descriptions: { "form.gone": "…" } })).toHaveLength(1);
  });
});

describe("writeModule", () => {
  const room = {
    folder: "src/messages",
    languages: { en: { log: { by: "{decider} for {name}", title: "Decisions" } } },
    descriptions: { "log.by": "Names the decider." },
    ownParameters: { "log.by": ["decider"] },
  };

  it("isolates the text parameters, except the library's own words", () => {
    const code = writeModule(room, "en", "log");
    expect(code).toContain('by: (d) => d.decider + " for " + isolate(d.name)');
    expect(code).toContain('title: "Decisions"');
  });

  it("has the types and descriptions of English", () => {
    const types = writeTypes(room);
    expect(types).toContain("/** Names the decider. */");
    expect(types).toContain(
      '"by": (params: { readonly decider: string; readonly name: string }) => string;',
    );
    expect(types).toContain('"title": string;');
  });
});
