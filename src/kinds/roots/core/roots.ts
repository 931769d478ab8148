import type { HostKind } from "../../../host/kind.js";
import type { OutcomeCause } from "../../../host/outcome.js";
import { createRequestError } from "../../../host/requestError.js";
import { lazily } from "../../../state/lazily.js";
import { rootsKey } from "./rootsKey.js";
import type { RootsOptions } from "./rootsOptions.js";
import type { RootsConsentDetail } from "./rootsQuestion.js";
import { rootsScopes } from "./rootsScopes.js";
import type { RunningRoots } from "./runRoots.js";

/**
 * The kind that answers `roots/list` (client/roots, all revisions). Roots guide servers; they do not confine them. The
 * protocol deprecates them from revision 2026-07-28 on; they may be removed from 2027-07-28 on. Servers are to take folders
 * from their own settings, or as arguments of their tools.
 */
export function roots(options: RootsOptions = {}): HostKind {
  const { initial = [], platform = "posix", storage, pickFolders, exclusions = "sent" } = options;
  const { lastRevision } = options;
  return {
    name: "roots",
    ...(lastRevision !== undefined && { lastRevision }),
    capabilities: { roots: { listChanged: true } },
    wire: async () => (await import("./rootsWire.js")).rootsWire,
    start(core) {
      let isNeeded = false;
      let running: RunningRoots | undefined;
      // Loaded with the first need: what only declares the capability need not carry it.
      const load = lazily(async () => {
        running = await (await import("./runRoots.js")).runRoots(core, options);
        return running;
      });
      const run = () => {
        isNeeded = true;
        return load();
      };
      /** Whoever needed it first hears that it could not be loaded. */
      const whereNeeded = (use: (running: RunningRoots) => void) => {
        if (isNeeded) void load().then(use, () => {});
      };

      const due = new Set<string>();
      /** Sessions that open together are looked at together. */
      const lookSoon = (id: string) => {
        due.add(id);
        if (due.size > 1) return;
        const taken = () => {
          const ids = [...due];
          due.clear();
          return ids;
        };
        run().then(
          ({ opened }) => opened(taken()),
          (error) => {
            due.clear();
            core.report(error);
          },
        );
      };

      if (storage || initial.length > 0) run().catch(core.report);
      else
        core.publish(rootsKey, {
          roots: [],
          servers: [],
          platform,
          canPick: pickFolders !== undefined,
          exclusions,
          ...(core.policy.review === "always" && { askEachTime: true }),
        });

      return {
        requests: {
          "roots/list": (_, request) =>
            run().then(
              ({ list }) => list(request),
              (error) => request.fail(error, {}, { roots: [] } satisfies RootsConsentDetail),
            ),
        },
        answer: async (question, settlement, rule, principal) =>
          (await run()).answer(question, settlement, rule, principal),
        rules: {
          facts: (question) => running?.rules.facts(question),
          obey: (...ruled) => running?.rules.obey(...ruled),
        },
        command: async (command, principal) => (await run()).command(command, principal),
        commands: rootsScopes,
        fallback: (_, cause) => ({
          sent: "error",
          error: createRequestError(-32603, unanswered[cause]),
        }),
        fingerprint: () => "roots/list",
        revives: async (question) => (await import("./runRoots.js")).revivesRoots(question),
        ended: ({ id }) => whereNeeded(({ ended }) => ended(id)),
        forget: (session) => whereNeeded(({ forget }) => forget(session)),
        sessionChanged: ({ id, phase }) =>
          phase === "open" ? lookSoon(id) : whereNeeded(({ closed }) => closed()),
        close: () => whereNeeded(({ close }) => close()),
      };
    },
  };
}

/** The message for a server when nobody decided: never an empty list, and never that somebody refused. */
const unanswered: Readonly<Record<OutcomeCause, string>> = {
  unattended: "Nobody was there to say whether this server may know the roots.",
  deadline: "Whether this server may know the roots was not decided in time.",
  "caller-ended": "The call that the request for roots belonged to has ended.",
  blocked: "The person has blocked this server's requests for now.",
  flood: "Too many requests to a person: ask again later.",
  invalid: "The request for roots cannot be answered.",
  failed: "The request for roots could not be handled.",
  policy: "This host's policy refuses the request for roots.",
};
