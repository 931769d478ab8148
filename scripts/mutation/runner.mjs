// @ts-check
// Vitest's own runner, which goes on when all tests have passed: it switches one mutant after the other on and has the tests
// that reach it run again, in the same process and on the modules that are loaded already.
import { appendFileSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTests } from "@vitest/runner";
import { TestRunner } from "vitest";

/** @typedef {import("@vitest/runner").Test} Test */
/** @typedef {{ name: string, file: string, ms: number, hits: Record<string, number> }} Known a test as it was without a mutant */
/** @typedef {{ by: string, how: import("../mutation.mjs").How, message: string }} Kill */

/** @type {import("../mutation.mjs").Plan} */
const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? "", "utf8"));
const results = process.env.MUTATION_RESULTS ?? "";
const skip = plan.skip === undefined ? undefined : new RegExp(plan.skip);

/** A test that takes longer without a mutant is asked about none, in milliseconds. */
const slowest = plan.patience / 16;

/** The switches in the instrumented sources, as Stryker's instrumenter names them. */
const switches = {
  /** @type {string | undefined} */
  activeMutant: undefined,
  /** @type {string | undefined} */
  currentTestId: undefined,
  /** @type {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} */
  mutantCoverage: { static: {}, perTest: {} },
  /** @type {number | undefined} */
  hitCount: undefined,
  hitLimit: 0,
};
Object.assign(globalThis, { __stryker__: switches });

/** @type {Map<string, Known>} */
const tests = new Map();
let filesLeft = plan.tests.length;
let told = 0;

export default class MutationRunner extends TestRunner {
  /** @override @param {Test} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    switches.currentTestId = test.id;
  }

  /** @override @param {Test} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    switches.currentTestId = undefined;
    const ms = test.result?.duration ?? 0;
    // One that fails without a mutant, on a machine that is too busy, tells nothing.
    if (test.result?.state !== "pass") return write({ unasked: test.fullName });
    tests.set(test.id, { name: test.fullName, file: test.file.filepath, ms, hits: {} });
  }

  /** @override */
  async onAfterRunFiles() {
    super.onAfterRunFiles();
    filesLeft -= 1;
    if (filesLeft > 0) return;
    // What passed without a mutant is told in its own time.
    await pause(300);
    for (const [id, hits] of Object.entries(switches.mutantCoverage.perTest)) {
      const known = tests.get(id);
      if (known) known.hits = hits;
    }
    // Nothing that passed took long: with a mutant, what does not come at once never comes.
    Object.assign(this.config, { testTimeout: 5_000, hookTimeout: 5_000 });
    this.config.expect.poll = { timeout: 2_000, interval: 2 };
    await tryEach(this);
  }
}

/** @param {MutationRunner} outer */
async function tryEach(outer) {
  const done = new Set(readLines().flatMap(({ id, status }) => (status ? [id] : [])));
  const wanted = plan.mutants.filter(({ id }) => !done.has(id));
  write({ tests: tests.size, asked: [...tests].filter(([id]) => isAsked(id)).length });
  for (const { id, file } of wanted) {
    write({ id, begun: Date.now() });
    const reached = [...tests].filter(([test, { hits }]) => id in hits && isAsked(test));
    const isStatic = id in switches.mutantCoverage.static;
    if (reached.length > 0 || !isStatic) {
      const kill = await tryMutant(outer, id, file, new Set(reached.map(([test]) => test)));
      if (kill || !isStatic) {
        write({
          id,
          status: kill ? kill.how : reached.length > 0 ? "lived" : "unreached",
          ...kill,
        });
        continue;
      }
    }
    // It decides something when a module is loaded: all are loaded anew, with it.
    reload(outer);
    const asked = new Set([...tests.keys()].filter(isAsked));
    const kill = await tryMutant(outer, id, file, asked);
    reload(outer);
    write({ id, status: kill?.how ?? "lived", ...kill });
  }
  write({ finished: true });
}

/** @type {Map<string, Map<string, number>>} */
const killers = new Map();

/**
 * Runs the tests until one fails, those first that found the most in this file.
 * @param {MutationRunner} outer
 * @param {string} mutant
 * @param {string} source
 * @param {ReadonlySet<string>} wanted
 * @returns {Promise<Kill | undefined>}
 */
async function tryMutant(outer, mutant, source, wanted) {
  const found = killers.get(source) ?? new Map();
  killers.set(source, found);
  /** @type {Map<string, { ids: Set<string>, ms: number }>} */
  const files = new Map();
  for (const id of wanted) {
    const { file = "" } = tests.get(id) ?? {};
    const group = files.get(file) ?? { ids: new Set(), ms: 0 };
    group.ids.add(id);
    group.ms += msOf(id);
    files.set(file, group);
  }
  const subject = basename(source).replace(/\..*/, "");
  const cost = (/** @type {string} */ file) => {
    const isNamedSo = basename(file).startsWith(`${subject}.`);
    return (files.get(file)?.ms ?? 0) / ((isNamedSo ? 20 : 1) + (found.get(file) ?? 0));
  };
  let left = plan.patience;
  for (const file of [...files.keys()].sort((one, other) => cost(one) - cost(other))) {
    const asked = new Set();
    for (const id of [...(files.get(file)?.ids ?? [])].sort(
      (one, other) => msOf(one) - msOf(other),
    ))
      if (msOf(id) <= left) {
        left -= msOf(id);
        asked.add(id);
      }
    if (asked.size === 0) continue;
    const kill = await runOnce(outer, file, asked, mutant);
    if (Date.now() - told > 5_000) write({ id: mutant, begun: Date.now() });
    if (!kill) continue;
    // A test that fails now without the mutant, too, tells nothing of it: something that a mutant broke was kept.
    if (kill.by !== file && (await runOnce(outer, file, new Set([kill.by]), undefined))) {
      reload(outer);
      const again = await runOnce(outer, file, new Set([kill.by]), mutant);
      reload(outer);
      if (!again) continue;
    }
    found.set(file, (found.get(file) ?? 0) + 1);
    return kill;
  }
  return undefined;
}

/**
 * Runs some tests of a file, until one fails.
 * @param {MutationRunner} outer
 * @param {string} file
 * @param {ReadonlySet<string>} wanted
 * @param {string | undefined} mutant
 * @returns {Promise<Kill | undefined>}
 */
async function runOnce(outer, file, wanted, mutant) {
  /** @type {Kill | undefined} */
  let kill;
  const base = TestRunner.prototype;
  const runner = Object.create(outer, {
    onTaskUpdate: { value: undefined },
    onCollectStart: { value: base.onCollectStart },
    onCollected: { value: undefined },
    onAfterRunFiles: { value: base.onAfterRunFiles },
    onBeforeRunTask: {
      async value(/** @type {Test} */ test) {
        if (kill || !wanted.has(test.id)) test.mode = "skip";
        await base.onBeforeRunTask.call(runner, test);
        const { hits = {} } = tests.get(test.id) ?? {};
        switches.hitCount = 0;
        switches.hitLimit = 10_000 + 100 * ((mutant && hits[mutant]) || 0);
      },
    },
    onAfterRunTask: {
      value(/** @type {Test} */ test) {
        base.onAfterRunTask.call(runner, test);
        const [error] = test.result?.errors ?? [];
        if (test.result?.state !== "fail") return;
        kill ??= { by: test.id, how: howOf(error?.message), message: error?.message ?? "" };
      },
    },
  });
  forget(outer, (id) => id.startsWith(file));
  switches.activeMutant = mutant;
  try {
    const [ran] = await startTests([file], runner);
    const [error] = ran?.result?.errors ?? [];
    // Without the mutant it was loaded.
    if (!kill && ran?.tasks.length === 0)
      kill = { by: file, how: "failed", message: error?.message ?? "not loaded" };
  } finally {
    switches.activeMutant = undefined;
  }
  return kill;
}

/** @param {string | undefined} message @returns {import("../mutation.mjs").How} */
function howOf(message = "") {
  if ((switches.hitCount ?? 0) > switches.hitLimit) return "looped";
  return /timed out in \d+ms/.test(message) ? "waited" : "failed";
}

/** @param {string} id */
function msOf(id) {
  return tests.get(id)?.ms ?? 0;
}

/** @param {string} id */
function isAsked(id) {
  const known = tests.get(id);
  return known !== undefined && known.ms <= slowest && !skip?.test(known.name);
}

/**
 * Has our own modules loaded anew when they are imported next.
 * @param {MutationRunner} outer
 */
function reload(outer) {
  forget(outer, (id) => id.startsWith(`${process.cwd()}/`) && !id.includes("/node_modules/"));
}

/**
 * @param {MutationRunner} outer
 * @param {(id: string) => boolean} isOver
 */
function forget(outer, isOver) {
  // @ts-expect-error -- Vitest's own, which its types keep private.
  const { evaluatedModules } = outer.workerState;
  for (const [id, module] of evaluatedModules.idToModuleMap)
    if (isOver(id)) evaluatedModules.invalidateModule(module);
}

/** @param {object} line */
function write(line) {
  told = Date.now();
  appendFileSync(results, `${JSON.stringify(line)}\n`);
}

/** @returns {{ id: string, status?: string }[]} */
function readLines() {
  return readFileSync(results, "utf8")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : JSON.parse(line)));
}
