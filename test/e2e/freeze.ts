import type { Browser, Page } from "@playwright/test";

/** A process that the operating system holds. */
export interface FrozenProcess {
  /** Lets it go on; done twice it does nothing. */
  thaw(): void;
}

/**
 * Stops a process, as a system does that has no time for it: it runs nothing, and hears nothing before it is thawed.
 * Chromium itself freezes no page that Playwright holds in front.
 */
export function freeze(id: number): FrozenProcess {
  process.kill(id, "SIGSTOP");
  return { thaw: () => void process.kill(id, "SIGCONT") };
}

/** The id of the process that renders a page: what Chromium writes at the beginning of a trace. */
export async function findRenderer(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const frames = traceEvents.flatMap(({ name, args }) =>
    name === "TracingStartedInBrowser" ? (args.data?.frames ?? []) : [],
  );
  const frame = frames.find(({ url, parent }) => url === page.url() && parent === undefined);
  if (frame?.processId === undefined)
    throw new Error(`The trace names no process for ${page.url()}: ${JSON.stringify(frames)}`);
  return frame.processId;
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: {
      readonly data?: {
        readonly frames?: readonly {
          readonly url: string;
          readonly parent?: string;
          readonly processId?: number;
        }[];
      };
    };
  }[];
}
