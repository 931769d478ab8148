import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const runSteps = resolve(import.meta.dirname, "../../scripts/runSteps.mjs");

/** Runs steps in a process of their own; what they printed, and how each ended. */
function run(steps: unknown, cwd: string) {
  const program = `
    import { runSteps } from ${JSON.stringify(runSteps)};
    const done = await runSteps(${JSON.stringify(steps)});
    console.log(JSON.stringify(done.map(({ name, ok }) => [name, ok])));
  `;
  const args = ["--input-type=module", "--eval", program];
  const lines = execFileSync(process.execPath, args, { cwd, encoding: "utf8", timeout: 25_000 })
    .trim()
    .split("\n");
  return { lines, done: JSON.parse(lines.at(-1) ?? "") };
}

function folder() {
  const made = mkdtempSync(join(tmpdir(), "mcp-host-ui-steps-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

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

it("runs lanes side by side, and prints what each step said in one piece", () => {
  // Each waits until the other has begun, which ends only where both run at once.
  const meet = (own: string, other: string) =>
    `echo ${own} 1; touch ${own}; for wait in $(seq 200); do [ -e ${other} ] && break; sleep 0.1; done; [ -e ${other} ] && echo ${own} 2`;
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
  const alone = "mkdir busy && sleep 0.2 && rmdir busy";
  const lanes = ["one", "two", "three"].map((name) => [{ name, command: alone }]);
  expect(run([{ lanes, atOnce: 1 }], folder()).done).toEqual([
    ["one", true],
    ["two", true],
    ["three", true],
  ]);
  const both = [0, 1].map((lane) => [{ name: `lane ${lane}`, command: alone }]);
  expect(run([{ lanes: both, atOnce: 2 }], folder()).done).toContainEqual([
    expect.any(String),
    false,
  ]);
});
