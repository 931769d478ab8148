import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayHarm, nameToSave } from "../../src/apps/downloads/nameToSave.js";

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
    ["NUL.txt", "_NUL.txt"],
    ["con", "_con"],
    ["aux .json", "_aux .json"],
    ["COM\u00b9.csv", "_COM\u00b9.csv"],
    ["lpt9.tar.gz", "_lpt9.tar.gz"],
    ["console.txt", "console.txt"],
    ["seats.csv\ufe0f", "seats.csv"],
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

describe("mayHarm", () => {
  const endings =
    "exe PDF.Exe dmg sh docm lnk html svg mht inetloc library-ms website appref-ms application msu xpi crx iqy slk mdb pl php ipynb xml zip ics url";
  const names = endings.split(" ").map((ending) => `a.${ending}`);

  it.each([...names, "exe", "a", "a.txt\u0435", "a.\u0441sv", "a.exe\u2024txt", "a.txt~", ""])(
    "warns of %j",
    (name) => expect(mayHarm(name)).toBe(true),
  );
  it.each(["a.pdf", "a.csv", "a.exe.txt", "a.PNG", "a.b.json"])("leaves %s alone", (name) =>
    expect(mayHarm(name)).toBe(false),
  );
});
