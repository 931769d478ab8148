import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isExecutable, nameToSave } from "../../src/apps/downloads/nameToSave.js";

describe("nameToSave", () => {
  it.each([
    ["seats.csv", "seats.csv"],
    ["../../.bashrc", "_.._.bashrc"],
    ["C:\\Windows\\a.dll", "C__Windows_a.dll"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["a.exe. .", "a.exe"],
    [".profile", "profile"],
    ["\u200B", "download"],
    ["", "download"],
    ["予定.ics", "予定.ics"],
  ])("makes %j %j", (name, saved) => expect(nameToSave(name)).toBe(saved));

  it("keeps the ending of a name that is too long", () => {
    expect(nameToSave(`${"a".repeat(500)}.pdf.exe`)).toMatch(/^a{120}\.exe$/);
  });

  it("leaves no folder, nothing hidden and no dot at either end in any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const saved = nameToSave(name);
        expect(saved).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Cs}]|^\.|\.$|^$/u);
      }),
    );
  });
});

describe("isExecutable", () => {
  it.each(["a.exe", "a.PDF.Exe", "a.dmg", "a.sh", "a.docm", "a.lnk"])("knows %s", (name) =>
    expect(isExecutable(name)).toBe(true),
  );
  it.each(["a.pdf", "exe", "a.csv", "a.exe.txt", "a"])("leaves %s alone", (name) =>
    expect(isExecutable(name)).toBe(false),
  );
});
