import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { limitsOf } from "../../src/wire/protocol/requestLimits.js";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../..", file), "utf8");
const page = read("docs/limits.md");
const numberOf = (text = "") => Number(text.replaceAll(/[,_]/g, ""));

/** The limits of one interface, as its comments tell them. */
function documented(file: string): readonly (readonly [string, number])[] {
  const members = read(file).matchAll(
    /@default (?<most>[\d_]+)(?: \*\/|\n \s*\*\/)\n {2}readonly (?<name>\w+)\?/g,
  );
  return [...members].map(({ groups: { name = "", most = "" } = {} }) => [name, numberOf(most)]);
}

describe("docs/limits.md", () => {
  const rows = [...page.matchAll(/^\| `(?<name>\w+)` \| (?<most>[\d,]+) \|/gm)].map(
    ({ groups: { name = "", most = "" } = {} }) => [name, numberOf(most)] as const,
  );
  const flood = documented("src/host/floodGuard.ts");
  const ofRequests = documented("src/wire/protocol/requestLimits.ts");

  it("names every limit of a host, with its default, and so do the comments", () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries([...flood, ...ofRequests]));
    expect(Object.fromEntries(ofRequests)).toEqual(limitsOf({}));
  });

  it.each(flood)("says how many questions there may be: %s", async (name, most) => {
    const others = Object.fromEntries(flood.map(([other]) => [other, Infinity]));
    const host = createHost({ kinds: [elicitation()], limits: { ...others, [name]: undefined } });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel" });
    const refused: unknown[] = [];
    for (let asked = 0; asked <= most; asked += 1)
      session
        .receive("elicitation/create", { message: `${asked}`, requestedSchema: {} })
        .catch((error) => refused.push(error));
    await expect.poll(() => host.getState().open.length).toBe(most);
    await expect.poll(() => refused).toMatchObject([{ code: -32603 }]);
  });

  const fixed = [
    ...page.matchAll(
      /^\| (?<most>[\d,]+) \| (?<what>.+) \| `(?<name>\w+)` in \[`\w+`\]\(\.\.\/(?<file>.+)\) \|$/gm,
    ),
  ].map(({ groups: { most = "", what = "", name = "", file = "" } = {} }) => ({
    most,
    what,
    name,
    file,
  }));

  it.each(fixed)("says what no host changes: $most $what", ({ most, name, file }) => {
    const constant = new RegExp(`^(?:export )?const ${name} = ([\\d_]+);`, "m").exec(read(file));
    expect(numberOf(constant?.[1])).toBe(numberOf(most));
  });

  it("has read what no host changes", () => {
    expect(fixed.length).toBeGreaterThanOrEqual(8);
  });
});
