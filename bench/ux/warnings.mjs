// node bench/ux/warnings.mjs, after npm run build: counts the warnings that users see on the corpus of the tests.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspectFields, inspectUrl, loadFieldInspector } from "../../dist/safety.js";

const read = (file) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../test/corpus", file), "utf8"));
const levels = ["notice", "warning", "danger", "refuse"];

await loadFieldInspector();
const forms = read("forms.json").map(({ name, message, requestedSchema }) => ({
  source: name,
  found: inspectFields(requestedSchema, message ?? ""),
}));
const pages = [];
for (const { message, url } of read("visits.json").filter(({ url }) => url))
  pages.push({ source: message, found: (await inspectUrl(url)).findings });

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
