// @ts-check
// Writes docs/claims.md from test/claims.json: the tests behind each claim of SECURITY.md and the guides.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @typedef {{ readonly file: string, readonly title: string }} NamedTest */
/** @typedef {{ readonly claim: string, readonly tests: readonly NamedTest[] }} Claim */
/** @typedef {{ readonly who: string, readonly may: string, readonly mayNot: string, readonly tests: readonly NamedTest[] }} Threat */
/** @typedef {{ readonly threats: readonly Threat[], readonly promises: readonly Claim[], readonly rules: readonly Claim[], readonly hosts: readonly Claim[], readonly guide: readonly Claim[] }} Claims */

/** @returns {Claims} */
export function readClaims() {
  return JSON.parse(readFileSync("test/claims.json", "utf8"));
}

/** The text of docs/claims.md. @param {Claims} claims */
export function writeClaims({ threats, promises, rules, hosts, guide }) {
  const parties = threats.map(({ who, mayNot, tests }) => ({
    claim: `${who}. Never: ${mayNot}`,
    tests,
  }));
  /** @type {readonly (readonly [title: string, rows: readonly Claim[]])[]} */
  const sections = [
    ["Threat model", parties],
    ["Promises", promises],
    ["Rules", rules],
    ["What your app must do", hosts],
    ["The guide *What a server sends*, by the beginning of each sentence", guide],
  ];
  return `# Claims and their tests

Generated from \`test/claims.json\` by \`node scripts/docs/writeClaims.mjs\`. Each line of SECURITY.md, and each sentence of the guide, names
the tests that fail when it is no longer true. \`…\` stands for the values of a table of cases.
${sections.map(([title, rows]) => `\n## ${title}\n\n| claim | tests |\n|---|---|\n${rows.map(writeRow).join("")}`).join("")}`;
}

/** @param {Claim} claim */
function writeRow({ claim, tests }) {
  const links = tests.map(({ file, title }) => `[${title}](../${file})`);
  return `| ${claim} | ${links.length > 0 ? links.join(", ") : "nothing is claimed"} |\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync("docs/claims.md", writeClaims(readClaims()));
