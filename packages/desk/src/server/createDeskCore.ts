import type { DeskCore } from "./deskCore.js";
import type { DeskOptions } from "./deskOptions.js";
import { createErrorPrinter } from "./errorPrinter.js";
import { createDeskClock, type DeskClock } from "./kept/deskClock.js";
import { createEndings } from "./kept/endings.js";
import { memoryDesk } from "./kept/memoryDesk.js";
import { createNodes } from "./kept/nodes.js";
import { createPersistence } from "./kept/persistence.js";
import { createRecords } from "./kept/records.js";
import type { DeskStore } from "./kept/store.js";
import { createWatches } from "./kept/watches.js";
import { limitStore } from "./limitStore.js";

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
