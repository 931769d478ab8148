import { describe, expect, it } from "vitest";
import suite from "../conformance/package.json" with { type: "json" };
import { readConformancePage } from "../conformance/readConformancePage.js";
import { scenarios } from "../conformance/scenarios.js";

const { version, rows } = readConformancePage();

describe("docs/conformance.md", () => {
  it("is about the version of the suite that is installed", () => {
    expect(version).toBe(suite.dependencies["@modelcontextprotocol/conformance"]);
  });

  it("names every scenario once", () => {
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual([...new Set(names)]);
  });

  it("has the scenarios that are run, with the clients that are tried in each revision", () => {
    const run = rows.filter(({ clients }) => clients !== undefined);
    expect(run.map(({ name, clients }) => ({ name, clients }))).toEqual(
      scenarios.map(({ name, clients }) => ({ name, clients })),
    );
  });
});

describe("a scenario that is run", () => {
  it.each(scenarios)("has checks that have to succeed: $name", ({ clients, succeeded }) => {
    expect(Object.keys(clients)).not.toEqual([]);
    expect(Object.values(succeeded)).not.toEqual([]);
    expect(Object.values(succeeded).every((count) => count > 0)).toBe(true);
  });
});
