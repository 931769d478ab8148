// @ts-check

/**
 * A section of docs/benchmarks.md.
 * @typedef {object} Benchmark
 * @property {string} title
 * @property {string} about what is measured, against which peer or floor
 * @property {readonly string[]} commands run one after the other, as one can type them
 * @property {readonly string[]} [quick] the same with fewer rounds, to see whether they run at all
 */

const vitestBench = "npx vitest bench --run --project node --no-file-parallelism";

/** Every benchmark, by the name that `npm run bench` takes. @satisfies {Record<string, Benchmark>} */
export const benchmarks = {
  sizes: {
    title: "Sizes",
    about:
      "Bytes that an app downloads, minified and gzipped, React excluded and dependencies included. The peers are the forms of the next section, built in the same way.",
    commands: ["npm run -s build", "npm run -s check:size", "node bench/peers/sizes.mjs"],
  },
  forms: {
    title: "Forms",
    about:
      "A form from the question to the answer, in production builds in Chromium with real key presses, each on a fresh page. The floor is plain React written by hand for exactly these fields; the peers are react-hook-form with Zod in a Radix dialog, and rjsf with Ajv. Ratios are × the floor, the median of each round's.",
    commands: ["node bench/peers/run.mjs"],
    quick: ["node bench/peers/run.mjs 1 6"],
  },
  schemas: {
    title: "Schemas and their validator",
    about:
      "Reading a requested schema, making its validator and validating content, beside `@cfworker/json-schema`, Ajv and Zod's `fromJSONSchema`; then patterns and schemas that are written to take for ever. Ajv compiles with `new Function`, which a strict Content-Security-Policy refuses. Medians.",
    commands: [
      `${vitestBench} bench/schema.bench.ts bench/schemaPatterns.bench.ts bench/hostile.bench.ts`,
      "node bench/schemaPatternsCold.mjs",
    ],
    quick: [`${vitestBench} bench/hostile.bench.ts`, "node bench/schemaPatternsCold.mjs 2"],
  },
  store: {
    title: "The store",
    about:
      "Each operation of the host, until whoever listens was told, with few and with many questions in it. The floor is the least that could keep questions: two maps that tell their listeners, and that neither check, nor redact, nor log anything.",
    commands: ["node bench/host/run.mjs"],
    quick: ["node bench/host/run.mjs 1"],
  },
  rules: {
    title: "Rules",
    about:
      "One decision of the rules where the one that covers the question is the last to be looked at. The floor is a loop over the same rules that compares a server and a model by hand. Medians.",
    commands: [`${vitestBench} bench/rules.bench.ts`],
  },
  safety: {
    title: "Inspecting what servers send",
    about:
      "Texts of a megabyte that are written to cost as much as they can, forms and addresses. The floors: a text is gone through once, code point by code point; a form is written as JSON; an address is parsed by `URL`. Medians; then processor time as texts grow, which is to grow no faster than the text.",
    commands: [
      `${vitestBench} bench/safety.bench.ts bench/longTexts.bench.ts`,
      "node bench/growth/run.mjs",
    ],
    quick: ["node bench/growth/run.mjs"],
  },
  redaction: {
    title: "Redaction",
    about:
      "A megabyte of each text from which what is private is taken out before a model reads it. The floor is one regular expression that finds nothing but e-mail addresses.",
    commands: [
      `${vitestBench} bench/redaction/findPrivate.bench.ts`,
      "node bench/redaction/run.mjs",
    ],
    quick: ["node bench/redaction/run.mjs"],
  },
  sampling: {
    title: "Sampling",
    about:
      "A prompt of a megabyte that is edited, and 500 messages that are scrolled through, in production builds in Chromium. The floors are a bare text area, and the same texts in a plain list.",
    commands: ["node bench/sampling/run.mjs"],
    quick: ["node bench/sampling/run.mjs 1 scroll"],
  },
  desk: {
    title: "The desk",
    about:
      "A back end of three nodes on each engine, whose people answer in two tabs each, also while nodes are killed. The floor is the same questions in one page, without a desk.",
    commands: ["node bench/desk/run.mjs"],
    quick: [
      "node bench/desk/run.mjs --engines memory,redis --people 3 --each 5 --rounds 20 --waiting 20 --kill 1000",
    ],
  },
};
