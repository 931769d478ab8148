import { createStage } from "./createStage.js";
import type { CheckDemandOptions, Demand } from "./demand.js";
import type { DemandPlan } from "./demandPlan.js";
import { type DemandRevision, demandRevisions } from "./demandRevision.js";
import { formDemands } from "./formDemands.js";
import type { HostUnderTest } from "./hostUnderTest.js";
import { rootsDemands } from "./rootsDemands.js";
import { roundDemands } from "./roundDemands.js";
import { samplingDemands } from "./samplingDemands.js";
import { stopDemands } from "./stopDemands.js";
import { unmet, unmetName } from "./unmet.js";
import { visitDemands } from "./visitDemands.js";
import { startAskingServer } from "./wire/startAskingServer.js";

const plans: readonly DemandPlan[] = [
  ...formDemands,
  ...visitDemands,
  ...roundDemands,
  ...stopDemands,
  ...samplingDemands,
  ...rootsDemands,
];

/** All demands of all revisions, oldest revision first. */
export const demands: readonly Demand[] = demandRevisions.flatMap((revision) =>
  plans.flatMap((plan) => {
    const asked = plan.asked[revision];
    if (!asked) return [];
    const [level, page] = asked;
    const source = `https://modelcontextprotocol.io/specification/${revision}${page.startsWith("#") ? "" : "/"}${page}`;
    return bind(plan, { id: plan.id, text: plan.text, revision, level, source });
  }),
);

/** The demands of one revision. */
export function demandsOf(revision: DemandRevision): readonly Demand[] {
  return demands.filter((demand) => demand.revision === revision);
}

function bind(plan: DemandPlan, about: Omit<Demand, "missing" | "check">): Demand {
  const missing = ({ abilities }: HostUnderTest) =>
    plan.needs.filter((need) => !abilities.includes(need));
  return {
    ...about,
    missing,
    async check(host, options) {
      const lacking = missing(host);
      if (lacking.length > 0)
        throw new TypeError(
          `"${plan.id}" cannot be checked, as the host has not the abilities it needs (${lacking.join(", ")}): leave it out where missing() names any.`,
        );
      await play(plan, about, host, options).catch((error: unknown) => {
        throw tell(error, about);
      });
    },
  };
}

/** Starts a server, connects the host, and runs the check between the two. */
async function play(
  { needs, check }: DemandPlan,
  { revision }: Pick<Demand, "revision">,
  hostUnderTest: HostUnderTest,
  { patience = 30_000, grace = 500 }: CheckDemandOptions = {},
): Promise<void> {
  const server = await startAskingServer(revision);
  try {
    const given = {
      url: server.url,
      revision,
      name: "Harbour Office",
      modelText: "The ferry leaves at nine.",
      roots: ["file:///srv/harbour-plans", "file:///srv/island-letters"],
      formsOnly: needs.includes("formsOnly"),
    };
    const host = await hostUnderTest.connect(given);
    try {
      await check(createStage({ server, host, given }, { patience, grace }));
    } finally {
      await host.close();
    }
  } finally {
    server.close();
  }
}

/** Adds what was demanded to the reason why it is not met. */
function tell(
  error: unknown,
  { id, text, level, revision, source }: Omit<Demand, "missing" | "check">,
) {
  const did = error instanceof Error ? error.message : String(error);
  const isJudged = error instanceof Error && error.name === unmetName;
  const because = isJudged && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  const first = isJudged ? `${did}${because}` : `The host could not be driven: ${did}`;
  return unmet(`${first}\nDemanded by "${id}" (${level}, ${revision}): ${text}\n${source}`, error);
}
