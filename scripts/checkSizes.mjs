// @ts-check
// size-limit --json | node scripts/checkSizes.mjs: the sizes in .size-limit.mjs, how much some of them add to others, and
// what apps that real bundlers build load at once, and with a form.
import { text } from "node:stream/consumers";
import { report } from "../bench/report.mjs";
import { measureEsbuild, measureReadme, measureTools, measureVite } from "./builds.mjs";

/** What a page loads with the elicitation prompt, and what others may add to that, in bytes. */
const base = "ElicitationPrompt";
const additions = [
  { part: "ElicitationPrompt and SamplingPrompt", most: 200 },
  { part: "ElicitationPrompt and RootsManager", most: 7_700 },
];

const forms = ["react-hook-form", "@hookform/resolvers"];
const builds = [
  {
    of: base,
    how: "built by Vite",
    ...(await measureVite()),
    most: { size: 35_000, withForm: 94_200, inAll: 130_200 },
  },
  {
    of: base,
    how: "built by Vite, in an app that has react-hook-form",
    ...(await measureVite(forms)),
    most: { size: 35_000, withForm: 81_400, inAll: 117_400 },
  },
  {
    of: base,
    how: "built by esbuild",
    ...(await measureEsbuild()),
    most: { size: 37_200, withForm: 101_200, inAll: 137_500 },
  },
  {
    of: "HostPrompts",
    how: "built by Vite",
    ...(await measureVite([], ["HostPrompts"])),
    most: { size: 37_400, withForm: 98_100, inAll: 134_300 },
  },
].map((built) => ({ ...built, name: `${built.of}, ${built.how}` }));

/** What apps show from the beginning beside the prompts: none of these loads a form. */
const lists = [
  { list: "RequestInbox", most: 71_200 },
  { list: "DecisionLogView", most: 55_600 },
  { list: "RootsManager", most: 52_600 },
  { list: "SamplingSettingsPanel", most: 45_600 },
  { list: "RulesManager", most: 59_200 },
];
const listed = [];
for (const { list, most } of lists)
  listed.push({
    name: `HostPrompts and ${list}, built by Vite`,
    ...(await measureVite([], ["HostPrompts", list])),
    most,
  });

const readme = await measureReadme();
const first = "README's first app, built by Vite";
const firstApp = [
  { name: first, size: readme.size, most: 63_700 },
  { name: `${first}, until a question can be answered`, size: readme.answerable, most: 160_500 },
  { name: `${first}, until the answer is sent`, size: readme.inAll, most: 168_700 },
];

const tools = await measureTools();
if (tools.unnamed.length > 0) {
  console.error(`UNNAMED: an app without tool approval could load ${tools.unnamed.join(", ")}.`);
  process.exitCode = 1;
}

/** How many chunks an app may load at once, and how many with a list. */
const [mostChunks, mostWithList] = [6, 12];

const measured = readSizes(await text(process.stdin));
const sizes = [
  ...measured.map(({ name, size, sizeLimit }) => ({ name, size, most: sizeLimit })),
  ...additions.map(({ part, most }) => ({
    name: `${part}, on top of ${base}`,
    size: sizeOf(part) - sizeOf(base),
    most,
  })),
  ...builds.flatMap(({ name, size, withForm, inAll, most }) => [
    { name, size, most: most.size },
    {
      name: `${name}, with the form that loads once the page is idle`,
      size: withForm,
      most: most.withForm,
    },
    {
      name: `${name}, with all that a form of one text field loads`,
      size: inAll,
      most: most.inAll,
    },
  ]),
  ...listed,
  ...firstApp,
  { name: "tool approval, on top of elicitation", size: tools.atOnce, most: 12_000 },
  {
    name: "tool approval with its first question, beside all that a form loads",
    size: tools.withQuestion,
    // The goal is 25 kB. The detectors of credentials and private data take 24 kB of it.
    most: 61_000,
  },
];
for (const { name, size, most } of sizes) console.log(`${kB(size)} of ${kB(most)}  ${name}`);
for (const { name, size, most } of sizes)
  if (size > most) {
    console.error(`TOO LARGE: "${name}" is ${size - most} bytes above what it may have.`);
    process.exitCode = 1;
  }
for (const { name, chunks, all, may } of [
  ...builds.map((built) => ({ ...built, may: mostChunks })),
  ...listed.map((built) => ({ ...built, may: mostWithList })),
]) {
  console.log(`${chunks} of ${all} chunks at once, of ${may} allowed  ${name}`);
  if (chunks <= may) continue;
  console.error(`TOO MANY CHUNKS: "${name}" loads ${chunks} at once, and may load ${may}.`);
  process.exitCode = 1;
}

if (process.env.BENCH_TABLES) {
  const limits = sizes.map(({ name, size, most }) => [
    name,
    { kB: size / 1000, "at most, kB": most / 1000 },
  ]);
  report({ about: "In kB of 1,000 bytes:", rows: Object.fromEntries(limits) });
  report({ about: "What is loaded later, each part alone, in kB:", rows: laterParts() });
}

/** What comes after the first load, as Vite builds it, in kB. */
function laterParts() {
  const [vite, sharing] = builds;
  if (!vite || !sharing) throw new Error("Nothing was built.");
  return {
    "the form that loads once the page is idle": { kB: (vite.withForm - vite.size) / 1000 },
    "less of it in an app that has react-hook-form": {
      kB: (vite.withForm - sharing.withForm) / 1000,
    },
    "what checks answers and finds secrets, with the first form": {
      kB: (vite.inAll - vite.withForm) / 1000,
    },
  };
}

/** @param {string} wanted */
function sizeOf(wanted) {
  const found = measured.find(({ name }) => name === wanted);
  if (found) return found.size;
  throw new Error(
    `.size-limit.mjs measures nothing called "${wanted}", so what is added to it is not known. Call it the same there and in scripts/checkSizes.mjs.`,
  );
}

/**
 * @param {string} said
 * @returns {readonly { name: string, size: number, sizeLimit: number }[]}
 */
function readSizes(said) {
  const sizes = said === "" ? [] : JSON.parse(said);
  if (Array.isArray(sizes) && sizes.length > 0 && sizes.every(({ size }) => Number.isFinite(size)))
    return sizes;
  throw new Error(
    `size-limit measured nothing, or not everything; "npm run build" makes what it measures. It said: ${said}`,
  );
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`.padStart(9);
}
