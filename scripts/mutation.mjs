// @ts-check
// node scripts/mutation.mjs src/host [test/relay test/kinds/…] [--minutes=30] [--again]: makes every change to the sources of a
// folder that Stryker knows, one at a time, and tells which the tests of the folder, and those named beside it, do not notice.
// It takes them in a mixed order, so that what `--minutes` leaves is a fair sample; the next run goes on with unchanged sources.
// `--again` asks once more about those that lived, after tests were added. `--seconds=5` is how long the tests of one may take,
// and a sixteenth of that the longest test that is asked at all; `--files=^[a-k]` takes only the files whose names match,
// and `--without=killed/` leaves out the files of tests whose paths match.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Instrumenter } from "@stryker-mutator/instrumenter";

/** @typedef {"failed" | "looped" | "waited"} How a test noticed: it failed, the mutant ran without end, or something never came */
/** @typedef {{ id: string, file: string, line: number, name: string, from: string, to: string }} Mutant */
/**
 * @typedef {object} Plan
 * @property {Record<string, string>} sources the instrumented text of each file
 * @property {readonly Mutant[]} mutants
 * @property {readonly string[]} tests
 * @property {number} patience the milliseconds that the tests of one mutant may take in all, by the time that they take without it
 * @property {string} [skip] a pattern for the names of tests that are not asked
 */
/** @typedef {{ id?: string, status?: How | "lived" | "unreached", begun?: number, by?: string, message?: string, finished?: true }} Line */

/** The longest that the tests of one file may take with a mutant before it passes for one that never ends, in milliseconds. */
const longest = 60_000;
const folder = ".cache/mutation";

const [subject, ...rest] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (subject === undefined) throw new Error("Say which folder of src.");
const beside = [subject.replace(/^src/, "test"), ...rest];
const until = Date.now() + 60_000 * (numberOf("minutes") ?? Number.POSITIVE_INFINITY);
const plan = await makePlan(subject, beside);
const planPath = write("plan.json", JSON.stringify(plan));
const resultsPath = `${folder}/${hashOf(JSON.stringify(plan.sources))}.jsonl`;
const before = read(resultsPath).filter(
  ({ status }) => status !== undefined && (!process.argv.includes("--again") || isKill(status)),
);
writeFileSync(resultsPath, before.map((line) => `${JSON.stringify(line)}\n`).join(""));

console.log(
  `${plan.mutants.length} mutants of ${subject}, ${before.length} known in all; ${plan.tests.length} files of tests.`,
);
while (Date.now() < until && !read(resultsPath).some(({ finished }) => finished))
  await runUntilStuck();
report();

/**
 * Runs Vitest until it is through with all mutants. One that does not let it go on is noted as a loop, and the next run goes on
 * behind it.
 */
async function runUntilStuck() {
  const lines = read(resultsPath).length;
  const run = spawn(
    "npx",
    [
      "vitest",
      "run",
      "--config",
      "scripts/mutation/vitest.config.mjs",
      "--root",
      ".",
      "--reporter",
      "dot",
    ],
    {
      env: { ...process.env, CI: "1", MUTATION_PLAN: planPath, MUTATION_RESULTS: resultsPath },
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    },
  );
  const isStuck = () => {
    const { begun } = read(resultsPath).at(-1) ?? {};
    return begun !== undefined && Date.now() - begun > longest;
  };
  while (run.exitCode === null && !isStuck() && Date.now() < until) await pause(1_000);
  if (run.pid !== undefined && run.exitCode === null) process.kill(-run.pid, "SIGKILL");
  if (read(resultsPath).length === lines) throw new Error("The tests could not be run.");
  const last = read(resultsPath).at(-1);
  if (last?.begun !== undefined && Date.now() < until)
    appendFileSync(
      resultsPath,
      `${JSON.stringify({ id: last.id, status: "looped", message: "It did not come back." })}\n`,
    );
}

/** Prints which mutants lived, and how many were noticed: in each file, and in all. */
function report() {
  /** @type {Map<string | undefined, Line["status"]>} */
  const statuses = new Map(
    read(resultsPath).flatMap(({ id, status }) => (status ? [[id, status]] : [])),
  );
  const tried = plan.mutants.filter(({ id }) => statuses.has(id));
  tried.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  for (const { id, file, line, name, from, to } of tried) {
    const status = statuses.get(id) ?? "";
    if (["lived", "unreached", "waited"].includes(status))
      console.log(`${status.padEnd(9)} ${file}:${line}  ${name}  ${from}  =>  ${to}`);
  }
  /** @param {string} name @param {readonly Mutant[]} mutants */
  const tell = (name, mutants) => {
    const count = (/** @type {Line["status"][]} */ ...wanted) =>
      mutants.filter(({ id }) => wanted.includes(statuses.get(id))).length;
    const share = (/** @type {number} */ part) => `${((100 * part) / mutants.length).toFixed(1)} %`;
    const [failed, looped, waited] = [count("failed"), count("looped"), count("waited")];
    console.log(
      `${name.padEnd(32)} ${share(failed + looped).padStart(7)} of ${mutants.length}: ${failed} failed a test, ${looped} looped; ` +
        `with the ${waited} that let one wait ${share(failed + looped + waited)}; ` +
        `${count("lived")} lived, ${count("unreached")} were reached by none`,
    );
  };
  for (const file of new Set(tried.map(({ file }) => file)))
    tell(
      file,
      tried.filter((one) => one.file === file),
    );
  if (subject !== undefined) tell(`${subject}, of ${plan.mutants.length}`, tried);
}

/**
 * Instruments every file of a folder: all of its mutants are in it, each behind a switch.
 * @param {string} from
 * @param {readonly string[]} nearest
 * @returns {Promise<Plan>}
 */
async function makePlan(from, nearest) {
  const quiet = () => {};
  const isOff = () => false;
  const levels = {
    trace: quiet,
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: quiet,
    fatal: quiet,
  };
  const off = {
    isTraceEnabled: isOff,
    isDebugEnabled: isOff,
    isInfoEnabled: isOff,
    isWarnEnabled: isOff,
    isErrorEnabled: isOff,
    isFatalEnabled: isOff,
  };
  const wanted = new RegExp(argument("files") ?? "");
  const without = argument("without");
  const names = filesIn(from, /\.tsx?$/).filter((name) => wanted.test(basename(name)));
  const texts = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, "utf8"),
  }));
  const made = await new Instrumenter({ ...levels, ...off }).instrument(texts, {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
    noHeader: false,
  });
  const linesOf = new Map(texts.map(({ name, content }) => [name, content.split("\n")]));
  const mutants = made.mutants.map(
    ({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
      const lines = (linesOf.get(fileName) ?? []).slice(start.line, end.line + 1);
      const last = lines.length - 1;
      const text = lines
        .map((line, place) =>
          line.slice(place === 0 ? start.column : 0, place === last ? end.column : undefined),
        )
        .join("\n");
      return {
        id,
        file: fileName,
        line: start.line + 1,
        name: mutatorName,
        from: short(text),
        to: short(replacement),
      };
    },
  );
  return {
    sources: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
    mutants: mutants.sort((one, other) => (hashOf(one.id) < hashOf(other.id) ? -1 : 1)),
    tests: [...new Set(nearest.flatMap((one) => filesIn(one, /\.test\.ts$/)))].filter(
      (name) => without === undefined || !new RegExp(without).test(name),
    ),
    patience: 1_000 * (numberOf("seconds") ?? 5),
    // The same tests over further releases of one SDK.
    skip: String.raw`SDK v1 1\.`,
  };
}

/** @param {string} name */
function numberOf(name) {
  const given = argument(name);
  return given === undefined ? undefined : Number(given);
}

/** What follows `--name=`. @param {string} name */
function argument(name) {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** @param {string} text */
function short(text) {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-35)}` : line;
}

/** @param {string} from @param {RegExp} ending @returns {readonly string[]} */
function filesIn(from, ending) {
  if (!existsSync(from)) return [];
  if (statSync(from).isFile()) return [from];
  return readdirSync(from, { recursive: true, encoding: "utf8" })
    .map((name) => `${from}/${name}`)
    .filter((name) => ending.test(name))
    .sort();
}

/** @param {Line["status"]} status */
function isKill(status) {
  return status === "failed" || status === "looped";
}

/** @param {string} path @returns {readonly Line[]} */
function read(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : JSON.parse(line)));
}

/** @param {string} name @param {string} text */
function write(name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, text);
  return `${folder}/${name}`;
}

/** @param {string} text */
function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
