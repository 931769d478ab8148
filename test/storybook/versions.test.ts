import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { packages } from "../../scripts/packages.mjs";
import { rangeEnds } from "../packed/versions.ts";

const rows = readFileSync("stories/pages/Versions.mdx", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")));
const rowOf = (name: string) =>
  rows.find(([, packages]) => packages?.includes(`\`${name}\``)) ?? [];

/** The versions that fresh apps install of a package at the lowest end of its range. */
const lowest = rangeEnds.find(({ name }) => name === "lowest")?.dependencies ?? {};

/** Every version that the repository installs of a package, under whatever name. */
function installed(name: string): ReadonlySet<string> {
  const tests = packages.flatMap(({ folder }) => [`${folder}/test`, `${folder}/examples`]);
  const manifests = [
    "package.json",
    ...tests
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((each) => `${folder}/${each}/package.json`)),
  ]
    .filter((file) => existsSync(file))
    .map(
      (file): { dependencies?: Record<string, string>; devDependencies?: Record<string, string> } =>
        JSON.parse(readFileSync(file, "utf8")),
    );
  const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const alias = `npm:${name}@`;
  const versions = asked.flatMap(([asName, version]) => {
    if (version.startsWith(alias)) return [version.slice(alias.length)];
    return asName === name ? [version] : [];
  });
  return new Set([...versions, ...(lowest[name] ? [lowest[name]] : [])]);
}

/** The packages that apps install beside ours, each with its range. */
const peers: Readonly<Record<string, string>> = Object.fromEntries(
  packages
    .flatMap(({ folder }) => {
      const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      return Object.entries<string>(manifest.peerDependencies);
    })
    .filter(([name]) => packages.every((own) => own.name !== name)),
);

describe("the page of versions", () => {
  it.each(Object.entries(peers))("has %s with its range", (name, range) => {
    const [, , told = ""] = rowOf(name);
    expect(told).toBe(`\`${range}\``);
  });

  it.each([...Object.keys(peers), "@modelcontextprotocol/sdk"])(
    "says of %s what the tests install, and nothing else",
    (name) => {
      const tried = (rowOf(name)[3] ?? "").split(", ");
      expect(new Set(tried)).toEqual(installed(name));
    },
  );

  it("says which TypeScript compiles a consumer", () => {
    const [, , , tried = ""] = rows.find(([, what]) => what === "TypeScript") ?? [];
    expect(new Set(tried.split(", "))).toEqual(installed("typescript"));
  });

  it("has the range of Node", () => {
    const [, , told = ""] = rows.find(([, what]) => what?.startsWith("Node")) ?? [];
    expect(told).toBe(`\`${packageJson.engines.node}\``);
  });
});
