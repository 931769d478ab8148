import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const src = resolve(import.meta.dirname, "../../src");
const read = (file: string) => readFileSync(resolve(src, file), "utf8");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const modules = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ room: roomOf(file), source: read(file) }));
/** Every sheet except themes, the entries that import others, and the sheet of the developers' panel. */
const sheets = files.filter((file) =>
  /^(?!.*(themes\/|tokens|index|devtools-panel\/|styles\/elicitation\.)).*\.css$/.test(file),
);

/** The folder that owns a file's looks: a kind's, the form's, or what all of them share. */
function roomOf(file: string): string {
  return /^(kinds\/\w+|form)\//.exec(file)?.[1] ?? "shared";
}

/** The rooms that render a class. */
function roomsWith(name: string): readonly string[] {
  const whole = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return [...new Set(modules.filter(({ source }) => whole.test(source)).map(({ room }) => room))];
}

const classes = sheets.flatMap((sheet) => {
  const code = read(sheet).replace(/\/\*.*?\*\//gs, "");
  const names = new Set([...code.matchAll(/\.(mcp-[\w-]+)/g)].map(([, name = ""]) => name));
  return [...names].map((name) => ({ sheet, name, rooms: roomsWith(name) }));
});

describe("stylesheets", () => {
  it("style what is rendered", () => {
    expect(classes.length).toBeGreaterThan(200);
    expect(classes.filter(({ rooms }) => rooms.length === 0)).toEqual([]);
  });

  it("lie with the kind, or the form, that alone renders all that they style", () => {
    const astray = sheets.filter((sheet) => {
      const rooms = new Set(
        classes.filter((each) => each.sheet === sheet).flatMap((each) => each.rooms),
      );
      return rooms.size === 1 && !rooms.has(roomOf(sheet));
    });
    expect(astray).toEqual([]);
  });

  it("ask for no direction in a way that minifiers rewrite", () => {
    expect(
      sheets.filter((sheet) =>
        read(sheet)
          .replace(/\/\*.*?\*\//gs, "")
          .includes(":dir("),
      ),
    ).toEqual([]);
  });

  it("are all part of the one stylesheet", () => {
    const index = read("styles/index.css");
    const imported = [...index.matchAll(/@import "(.+)";/g)].map(([, path = ""]) =>
      relative(src, resolve(src, "styles", path)),
    );
    expect(imported.sort()).toEqual([...sheets, "styles/tokens.css"].sort());
  });
});
