// node bench/ux/warnings.mjs ../shared/corpus, after npm run build: counts what people are warned of among real requests.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspectFields, inspectUrl, loadFieldInspector } from "../../dist/safety.js";

const [corpus = "../shared/corpus"] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(join(corpus, file), "utf8"));
/** What servers send to people; the others are tests and fixtures, the oddest ones that there are. */
const real = new Set(["wire-capture", "application", "example", "docs/spec"]);
const levels = ["notice", "warning", "danger", "refuse"];

await loadFieldInspector();
const forms = read("elicitation.json")
  .filter(({ kind }) => real.has(kind))
  .map(({ source, message, requestedSchema }) => ({
    source,
    found: inspectFields(requestedSchema, message),
  }));
const pages = [];
for (const { source, url } of read("elicitation-url.json").filter(({ url }) => url))
  pages.push({ source, found: (await inspectUrl(url)).findings });

for (const [name, requests] of Object.entries({ forms, pages })) {
  const worst = requests.map(({ source, found }) => ({
    source,
    codes: found.map(({ code }) => code).join(", "),
    level: Math.max(-1, ...found.map(({ severity }) => levels.indexOf(severity))),
  }));
  console.log(`${requests.length} ${name}`);
  levels.forEach((level, index) => {
    const those = worst.filter((request) => request.level === index);
    console.log(
      `  ${level}: ${those.length} (${((100 * those.length) / requests.length).toFixed(1)} per hundred)`,
    );
    for (const { source, codes } of those) console.log(`    ${codes}: ${source}`);
  });
}
