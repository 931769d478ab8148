import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, expect, inject } from "vitest";

/** What React tells of one thing that it rendered, with its first child and its next sibling. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  var namesOfRendered: Set<string> | undefined;
}

// React keeps the hook that it found when it was loaded, which files of tests that share modules do once.
globalThis.namesOfRendered ??= new Set<string>();
const names = globalThis.namesOfRendered;

// React tells developer tools of each commit, in the same words since version 16.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => record(current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

function record(root: Fiber): void {
  const left = [root];
  for (let fiber = left.pop(); fiber; fiber = left.pop()) {
    if (typeof fiber.type === "function") names.add(fiber.type.name);
    if (fiber.sibling) left.push(fiber.sibling);
    if (fiber.child) left.push(fiber.child);
  }
}

// For `everyRendered.ts`, which compares.
afterAll(() => {
  const { testPath = "" } = expect.getState();
  const file = `${basename(testPath)}.${process.pid}.${process.hrtime.bigint()}.json`;
  writeFileSync(join(inject("rendered"), file), JSON.stringify([...names]));
});
