import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const runSteps = resolve(import.meta.dirname, "../../scripts/runSteps.mjs");

/** Runs steps in a process of their own; what they printed, and how each ended. */
function run(steps: unknown, cwd: string, env: NodeJS.ProcessEnv = process.env) {
  const program = `
    import { runSteps } from ${JSON.stringify(runSteps)};
    const done = await runSteps(${JSON.stringify(steps)});
    console.log(JSON.stringify(done.map(({ name, ok }) => [name, ok])));
  `;
  const args = ["--input-type=module", "--eval", program];
  const lines = execFileSync(process.execPath, args, { cwd, env, encoding: "utf8" })
    .trim()
    .split("\n");
  return { lines, done: JSON.parse(lines.at(-1) ?? "") };
}

const folder = () => temporaryFolder("mcp-host-ui-steps-", onTestFinished);

it("runs steps one after the other, whatever becomes of each", () => {
  const steps = [
    { name: "one", command: "echo made > made; exit 3" },
    { name: "other", command: "cat made" },
  ];
  const { lines, done } = run(steps, folder());
  expect(done).toEqual([
    ["one", false],
    ["other", true],
  ]);
  expect(lines.filter((line) => line.startsWith(":::"))).toEqual([
    "::: one",
    expect.stringMatching(/^::: FAILED +[\d.]+ s {2}one$/),
    "::: other",
    expect.stringMatching(/^::: ok +[\d.]+ s {2}other$/),
  ]);
});

/** A command that ends once the command of the other lane has begun, which fails unless both run at once. */
const meet = (own: string, other: string) =>
  `echo ${own} 1; touch ${own}; for wait in $(seq 600); do [ -e ${other} ] && break; sleep 0.1; done; [ -e ${other} ] && echo ${own} 2`;

it("runs lanes side by side, and prints what each step said in one piece", () => {
  const lanes = [
    [
      { name: "left", command: meet("left", "right") },
      { name: "left again", command: "echo again" },
    ],
    [{ name: "right", command: meet("right", "left") }],
  ];
  const last = { name: "last", command: "echo last" };
  const { lines, done } = run([{ lanes, atOnce: 2 }, last], folder());
  expect(done).toEqual([
    ["left", true],
    ["left again", true],
    ["right", true],
    ["last", true],
  ]);
  for (const name of ["left", "right"])
    expect(lines.join("\n")).toMatch(
      new RegExp(`::: ${name}\n${name} 1\n${name} 2\n::: ok +[\\d.]+ s {2}${name}\n`),
    );
});

it("runs so many lanes at once, and no more", () => {
  const steps = (lanes: readonly string[]) =>
    lanes.map((command, at) => [{ name: `lane ${at}`, command }]);
  // The first two lanes wait for each other. The third fails unless one lane has ended before it.
  const pair = [meet("left", "right"), meet("right", "left")];
  const ended = pair.map((command, at) => `${command} && touch ended-${at}`);
  const lanes = steps([...ended, "ls ended-0 || ls ended-1"]);
  expect(run([{ lanes, atOnce: 2 }], folder()).done).toEqual([
    ["lane 0", true],
    ["lane 1", true],
    ["lane 2", true],
  ]);
  const order = ["one", "two", "three"].map((name) => `echo ${name} >> order`);
  const read = { name: "read", command: "cat order" };
  const { lines } = run([{ lanes: steps(order), atOnce: 1 }, read], folder());
  expect(lines.join("\n")).toContain("\none\ntwo\nthree\n");
});

it("fails a step that leaves a file in its temporary folder, and removes the folder", () => {
  const system = folder();
  const steps = [
    { name: "tidy", command: 'touch "$TMPDIR/left" && rm "$TMPDIR/left"' },
    { name: "untidy", command: 'mkdir "$TMPDIR/desk-killed-1" && exit 3' },
    { name: "careless", command: 'touch "$TMPDIR/profile"' },
  ];
  const { lines, done } = run(steps, folder(), { ...process.env, TMPDIR: system });
  expect(done).toEqual([
    ["tidy", true],
    ["untidy", false],
    ["careless", false],
  ]);
  expect(lines.filter((line) => line.includes("temporary"))).toEqual([
    "untidy left in its temporary folder: desk-killed-1",
    "careless left in its temporary folder: profile",
  ]);
  expect(readdirSync(system)).toEqual([]);
});

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "removes the folder of a step on %s",
  (signal) => {
    const system = folder();
    // The step outlives the runner, so that the runner cannot end by itself before it gets the signal.
    const kill = `kill -${signal.slice(3)} $PPID && while kill -0 $PPID 2>/dev/null; do sleep 0.1; done`;
    const steps = [{ name: "killer", command: `touch "$TMPDIR/left" && ${kill}` }];
    const env = { ...process.env, TMPDIR: system };
    expect(() => run(steps, folder(), env)).toThrow(expect.objectContaining({ signal }));
    expect(readdirSync(system)).toEqual([]);
  },
);
