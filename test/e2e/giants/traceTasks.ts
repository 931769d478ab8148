import type { Page } from "@playwright/test";

/** What kept a page's main thread busy at one go. */
export interface Task {
  /** How long the thread itself worked, in milliseconds: on a busy machine less than what passed. */
  readonly cpu: number;
  /** How long it took by the clock, in milliseconds. */
  readonly wall: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** This and those below in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly elementCount?: number };
}

const mark = "the main thread";

/** Traces what a page's main thread does meanwhile: each task, the longest first. */
export async function traceTasks(page: Page, run: () => Promise<void>): Promise<readonly Task[]> {
  const events = await trace(page, "toplevel", run);
  return events
    .filter(({ name, ph }) => name === "ThreadControllerImpl::RunTask" && ph === "X")
    .map(({ dur = 0, tdur = 0 }) => ({ cpu: tdur / 1_000, wall: dur / 1_000 }))
    .sort((one, other) => other.cpu - one.cpu);
}

/** Traces how many elements a page styles at one go meanwhile, in order. */
export async function traceStyles(
  page: Page,
  run: () => Promise<void>,
): Promise<readonly number[]> {
  const events = await trace(page, "devtools.timeline", run);
  return events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
}

async function trace(
  page: Page,
  category: string,
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("Only a browser that was launched can be traced.");
  await browser.startTracing(page, { categories: [category, "blink.user_timing"] });
  let buffer: Buffer;
  try {
    await page.evaluate((name) => void performance.mark(name), mark);
    await run();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(buffer.toString());
  const main = traceEvents.find(({ name }) => name === mark);
  if (!main) throw new Error("The trace does not tell which thread is the page's.");
  // The task that makes the mark is the tracing's own: it is long, because a browser has just begun to trace.
  return traceEvents.filter(
    ({ pid, tid, ts }) => pid === main.pid && tid === main.tid && ts > main.ts,
  );
}
