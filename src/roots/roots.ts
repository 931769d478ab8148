import type { OutcomeReason } from "../host/outcome.js";
import { createRequestError } from "../host/requestError.js";
import type { Slice } from "../host/slice.js";
import type { RootsOptions } from "./rootsOptions.js";

/** The slice that answers `roots/list` (client/roots, all revisions). Roots guide servers; they do not confine them. */
export function roots(options: RootsOptions = {}): Slice {
  return {
    name: "roots",
    capabilities: { roots: { listChanged: true } },
    start(core) {
      // Loaded with the first need: what only declares the capability need not carry it.
      const load = async () => (await import("./runRoots.js")).runRoots(core, options);
      let running: ReturnType<typeof load> | undefined;
      const run = () => (running ??= load());
      if (options.initial || options.storage) run().catch(core.report);
      return {
        requests: {
          "roots/list": async (_, request) => (await run()).list(request),
        },
        answer: async (question, settlement) => (await run()).answer(question, settlement),
        command: async (command) => (await run()).command(command),
        standIn: (_, reason) => ({
          sent: "error",
          error: createRequestError(-32603, unanswered[reason]),
        }),
        fingerprint: () => "roots/list",
        close: () => void running?.then(({ close }) => close()),
      };
    },
  };
}

/** What a server hears when nobody decided: never an empty list, and never that somebody refused. */
const unanswered: Readonly<Record<OutcomeReason, string>> = {
  unattended: "Nobody was there to say whether this server may know the roots.",
  deadline: "Whether this server may know the roots was not decided in time.",
  "caller-ended": "The call that the request for roots belonged to has ended.",
  flood: "Too many requests to a person: ask again later.",
  invalid: "The request for roots cannot be answered.",
};
