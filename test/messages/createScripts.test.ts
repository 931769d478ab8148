import { describe, expect, it } from "vitest";
import { createScripts } from "../../src/messages/createScripts.js";

describe("createScripts", () => {
  it.each([
    ["en", "Latin and Cyrillic"],
    ["de", "Lateinisch und Kyrillisch"],
    ["ar", "اللاتينية والسيريلية"],
    ["zh-CN", "拉丁文和西里尔文"],
  ])("names writing systems in %s", (locale, said) => {
    expect(createScripts(locale)("Latn, Cyrl")).toBe(said);
  });

  it.each(["", "Other", "latn", "<b>", "Latn,Cyrl"])("passes on %j, which is no code", (codes) => {
    expect(createScripts("en")(codes).replace(/[\u2068\u2069]/g, "")).toBe(codes);
  });
});
