import type { Host } from "../../../../host/host.js";
import { createStore } from "../../../../react/createStore.js";
import type { Inspector } from "../../../../safety/createInspector.js";
import type { UrlInspection } from "../../../../safety/url/inspectUrl.js";
import { inspectVisit } from "../../core/inspectVisit.js";

/** An address to inspect, and its circumstances. */
export interface UrlCase {
  readonly url: string;
  /** The id of the session that sends the person there. */
  readonly session: string;
  readonly host: Host;
  readonly inspector: Inspector | undefined;
}

/** Inspects one address once, for everything that shows it. */
export interface UrlInspector {
  /** The inspection; `undefined` until it is known. */
  readonly getState: () => UrlInspection | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Inspects it, unless this host and inspector did so already. */
  readonly inspect: (next: UrlCase) => void;
  /** Inspects it once more. */
  readonly inspectAgain: () => void;
}

/** Makes a {@link UrlInspector} that knows nothing yet. */
export function createUrlInspector(): UrlInspector {
  const store = createStore<UrlInspection | undefined>(undefined);
  let current: UrlCase | undefined;

  const inspect = async (asked: UrlCase) => {
    const { url, session, host, inspector } = asked;
    const inspection = await inspectVisit(url, session, host.getState(), inspector).catch(() =>
      unavailable(url),
    );
    if (current === asked) store.setState(inspection);
  };
  const inspectAgain = () => {
    if (current) void inspect(current);
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    inspect(next) {
      if (current?.host === next.host && current.inspector === next.inspector) return;
      current = next;
      inspectAgain();
    },
    inspectAgain,
  };
}

/** A host's own inspector failed: what nobody inspected is not opened. */
function unavailable(url: string): UrlInspection {
  const code = "inspection-unavailable";
  return {
    ok: false,
    given: url,
    findings: [{ code, severity: "refuse", path: ["url"], params: { what: "url" } }],
  };
}
