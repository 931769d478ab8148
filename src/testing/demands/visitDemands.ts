import { inWords, type Stage, visible } from "./createStage.js";
import { type DemandPlan, since202511 } from "./demandPlan.js";
import type { VisitUnderTest } from "./hostUnderTest.js";
import { unmet } from "./unmet.js";
import type { AskingCall } from "./wire/askingCall.js";

const message = "Pay the harbour dues on our page.";
const safely = "client/elicitation#safe-url-handling";
const model = "client/elicitation#user-interaction-model";

/** The request to visit a page. */
function visitTo({ revision }: Stage, url: string, elicitationId = "harbour-dues") {
  const id = revision === "2026-07-28" ? {} : { elicitationId };
  return { method: "elicitation/create", params: { mode: "url", message, url, ...id } };
}

/** Asks the person to visit a page of the server's, and waits until they see that. */
async function askToVisit(stage: Stage): Promise<{
  call: AskingCall;
  visit: VisitUnderTest;
  url: string;
}> {
  const url = stage.server.pageAt(`/dues?booking=7&token=${"a1".repeat(150)}#pay`);
  const call = await stage.ask(visitTo(stage, url));
  const visit = await stage.shown(stage.host.visit?.(message), call);
  return { call, visit, url };
}

/** Fails where a page was opened, or fetched. */
async function untouched({ host, server }: Stage, when: string): Promise<void> {
  const opened = (await host.openedPages?.()) ?? [];
  if (opened.length > 0) throw unmet(`The host opened ${opened.join(", ")} ${when}.`);
  if (server.fetched.length > 0)
    throw unmet(`The host requested the page (${server.fetched.join(", ")}) ${when}.`);
}

/** Ends a visit without consent: the answer is that act, and nothing is opened. */
function leaveBy(act: "decline" | "cancel"): DemandPlan["check"] {
  return async (stage) => {
    const { call, visit } = await askToVisit(stage);
    await visit[act]();
    await stage.answer(call);
    await stage.watch();
    await untouched(stage, `after the person had answered with ${act}`);
  };
}

/** Ends a visit without consent, and compares what was sent. */
function sends(act: "decline" | "cancel"): DemandPlan["check"] {
  return async (stage) => {
    const { call, visit } = await askToVisit(stage);
    await visit[act]();
    const sent = await stage.result(call);
    if (sent.action !== act) throw unmet(`The host sent ${inWords(sent)} for ${act}.`);
  };
}

export const visitDemands: readonly DemandPlan[] = [
  {
    id: "visit/full-address",
    text: "Show the whole address before the person consents.",
    needs: ["visit"],
    asked: since202511("must", safely),
    async check(stage) {
      const { visit, url } = await askToVisit(stage);
      await stage.reads(visit, "the whole address", url);
    },
  },
  {
    id: "visit/nothing-fetched",
    text: "Fetch neither the page nor anything about it before the person consents.",
    needs: ["visit"],
    asked: since202511("must", safely),
    async check(stage) {
      await askToVisit(stage);
      await stage.watch();
      const { fetched } = stage.server;
      if (fetched.length > 0)
        throw unmet(`The host requested ${fetched.join(", ")} before the person had consented.`);
    },
  },
  {
    id: "visit/opened-by-consent",
    text: "Open the page once the person consents, and not before.",
    needs: ["visit"],
    asked: since202511("must", safely),
    async check(stage) {
      const { visit, url } = await askToVisit(stage);
      await stage.watch();
      await untouched(stage, "before the person had consented");
      await visit.open();
      await stage.watch();
      const opened = (await stage.host.openedPages?.()) ?? [];
      if (!opened.includes(url) && stage.server.fetched.length === 0)
        throw unmet(`The host did not open ${url} once the person had consented.`);
    },
  },
  ...(["decline", "cancel"] as const).flatMap((act): DemandPlan[] => [
    {
      id: `visit/unopened-after-${act}`,
      text: `Open no page where the person answers with ${act}.`,
      needs: ["visit"],
      asked: since202511("must", safely),
      check: leaveBy(act),
    },
    {
      id: `visit/${act}-sent`,
      text: `Send ${act} for a page where the person answers so.`,
      needs: ["visit"],
      asked: since202511("defined", "client/elicitation#response-actions"),
      check: sends(act),
    },
  ]),
];
