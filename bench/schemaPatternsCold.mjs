// node bench/schemaPatternsCold.mjs [rounds]: what a hostile pattern costs a page that has never run one. Each round is
// an isolate of its own, so that nothing is compiled or optimised yet; the best and the worst round are printed.

import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { report, timeBeside } from "./report.mjs";

const folder = fileURLToPath(new URL("../.cache/bench-patterns/", import.meta.url));
const sets = Array.from(
  { length: 450 },
  (_, index) => `[\\p{L}${String.fromCodePoint(0x4e00 + index)}]`,
);

const cases = {
  "a postcode": ["^[0-9]{5}$", "12345"],
  "(a+)+$": ["(a+)+$", `${"a".repeat(50_000)}!`],
  "^(a|aa)+$": ["^(a|aa)+$", `${"a".repeat(50_000)}!`],
  "(?:a|b)*a(?:a|b){1000}$": ["(?:a|b)*a(?:a|b){1000}$", "aabab".repeat(2_000)],
  "^(?:x?){3500}x{1000}": ["^(?:x?){3500}x{1000}", "x".repeat(5_000)],
  "look-aheads in look-aheads": ["(?:(?!(?:(?!a*b)a)*b)a)*c", "a".repeat(10_000)],
  "a?, 2,499 times": ["a?".repeat(2_499), "a".repeat(9_000)],
  "\\p{L}, 900 times": ["\\p{L}".repeat(900), "é".repeat(5_000)],
  "[\\p{L}…], 900 properties": [`[${"\\p{L}".repeat(900)}]`, "1".repeat(9_000)],
  "450 sets with a property": [`(?:${sets.join("|")})*$`, "1".repeat(9_000)],
};

if (isMainThread) await printAll(Number(process.argv[2] ?? 7));
else parentPort?.postMessage(await measure(workerData));

async function printAll(rounds) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      lib: { entry: fileURLToPath(new URL("../src/schema.ts", import.meta.url)), formats: ["es"] },
      rollupOptions: { output: { entryFileNames: "schema.mjs", chunkFileNames: "[name].mjs" } },
    },
  });
  const rows = {};
  for (const [name, data] of Object.entries(cases)) {
    const totals = [];
    for (let round = 0; round < rounds; round += 1) totals.push(await inNewIsolate(data));
    const sorted = totals.toSorted((one, other) => sum(one) - sum(other));
    rows[name] = { best: show(sorted[0]), worst: show(sorted.at(-1)) };
  }
  report({
    about:
      "Loading the engine of patterns, compiling one and running it once, as the first key in a form does, in a new isolate each:",
    rows,
  });
}

/** Loads the engine, compiles the pattern and runs it once, as the first key in a form does. */
async function measure([pattern, text]) {
  const { createValidator } = await import(`${folder}schema.mjs`);
  const plain = await createValidator({ properties: { text: { type: "string", maxLength: 9 } } });
  plain.checkField("text", "warm");
  const schema = { properties: { text: { type: "string", pattern } } };
  const started = performance.now();
  const { checkField } = await createValidator(schema);
  const compiled = performance.now();
  checkField("text", text);
  return { compile: compiled - started, run: performance.now() - compiled };
}

function inNewIsolate(data) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.once("message", resolve).once("error", reject);
  });
}

function sum({ compile, run }) {
  return compile + run;
}

function show({ compile, run }) {
  return `${timeBeside(compile + run)} (${timeBeside(run)} of it to run)`;
}
