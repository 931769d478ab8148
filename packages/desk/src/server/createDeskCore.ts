import { createDeskClock, type DeskClock } from "./deskClock.js";
import type { DeskCore } from "./deskCore.js";
import type { DeskOptions } from "./deskOptions.js";
import { createEndings } from "./endings.js";
import { createErrorPrinter } from "./errorPrinter.js";
import { limitStore } from "./limitStore.js";
import { memoryDesk } from "./memoryDesk.js";
import { createNodes } from "./nodes.js";
import { createPersistence } from "./persistence.js";
import { createRecords } from "./records.js";
import type { DeskStore } from "./store.js";
import { createWatches } from "./watches.js";

/** Returns a function to call before each store call: it reads the clock, and reports the engine's risks once. */
function createReadiness(
  clock: DeskClock,
  { inspect }: DeskStore,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isInspected = false;
  const warn = async (reading: Promise<readonly string[]>) => {
    for (const risk of await reading) report(new Error(risk));
  };
  return async () => {
    await clock.sync();
    if (isInspected || !inspect) return;
    isInspected = true;
    // It delays no call. After an error the desk does not try again.
    warn(inspect()).catch(report);
  };
}

/** Makes the parts that the sides of one desk share. */
export function createDeskCore({
  store: given = memoryDesk(),
  seal = { seal: (text) => text, open: (text) => text },
  heartbeat = 15_000,
  keepOpen = 7 * 24 * 3_600_000,
  keepReceipts = 600_000,
  storeTimeout = 15_000,
  onError: report = createErrorPrinter(),
  app,
}: DeskOptions): DeskCore {
  const limited = limitStore(given, storeTimeout);
  const clock = createDeskClock(limited, heartbeat, report);
  const store = limitStore(given, storeTimeout, createReadiness(clock, limited, report));
  const watches = createWatches(store, heartbeat, report);
  const records = createRecords(store, { seal, app, report });
  const endings = createEndings({ records, clock, report });
  const nodes = createNodes(store, clock, heartbeat, {
    beat() {
      watches.wakeAll();
      endings.check();
    },
    lost: endings.checkAll,
    report,
  });
  const persistence = createPersistence(report);
  const parts = { clock, records, watches, nodes, persistence, endings };
  return { ...parts, heartbeat, keepOpen, keepReceipts, report };
}
