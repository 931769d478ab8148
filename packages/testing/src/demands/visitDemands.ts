import { quoted, type Stage, visible } from "./createStage.js";
import { type AskedIn, type DemandPlan, since202511 } from "./demandPlan.js";
import type { VisitUnderTest } from "./hostUnderTest.js";
import { readsServer } from "./readsServer.js";
import { unmet } from "./unmet.js";
import type { WireCall } from "./wire/wireCall.js";

const message = "Pay the harbour dues on our page.";
const safely = "client/elicitation#safe-url-handling";
const needs = ["visit"] as const;

/** A demand of revision 2025-11-25 alone. */
function only202511(level: "must" | "defined", section: string): AskedIn {
  return { "2025-11-25": [level, `client/elicitation#${section}`] };
}

/** Looks like `harbour.com`, and is not: its second letter is a Cyrillic one. */
const lookalike = "https://xn--hrbour-3nf.com/dues";
const plain = "https://harbour.com/dues";

/** The request to visit a page. */
function visitTo({ revision }: Stage, url: string, elicitationId = "harbour-dues") {
  const id = revision === "2026-07-28" ? {} : { elicitationId };
  return { method: "elicitation/create", params: { mode: "url", message, url, ...id } };
}

/** Asks the person to visit a page of the server's, and waits until they see that. */
async function askToVisit(stage: Stage): Promise<{
  call: WireCall;
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
    if (sent.action !== act) throw unmet(`The host sent ${quoted(sent)} for ${act}.`);
  };
}

/** Fails unless the page was opened: the host tells, or it came for the page. */
async function wasOpened({ host, server, poll }: Stage, url: string): Promise<void> {
  await poll(async () => {
    const opened = (await host.openedPages?.()) ?? [];
    return opened.includes(url) || server.fetched.length > 0 || undefined;
  }, `The host did not open ${url} once the person had consented.`);
}

/** The words around an address, once the host has had time to add some. */
async function wordsAround(stage: Stage, address: string): Promise<string> {
  const call = await stage.ask(visitTo(stage, address));
  const visit = await stage.shown(stage.host.visit?.(message), call);
  await stage.reads(visit, "the whole address", address);
  await stage.watch();
  const words = visible(await visit.words());
  await visit.decline();
  await stage.answer(call);
  call.end({ content: [] });
  return words.replaceAll(address, "").replaceAll(new URL(address).hostname, "");
}

/** Asks to visit what is no page of the web: the host may refuse it, or ask a person, but opens nothing. */
function neverOpens(address: string): DemandPlan["check"] {
  return async (stage) => {
    const call = await stage.ask(visitTo(stage, address));
    const shown = stage.host.visit?.(message).catch(() => undefined);
    const visit = await Promise.race([shown, stage.watch()]);
    // Who cannot open it, as is right, need not have the act either.
    if (visit && !call.answerTo("ask"))
      await Promise.race([visit.open().catch(() => {}), stage.watch()]);
    await stage.watch();
    await untouched(stage, "although it is no address of the web");
    if (visit && !call.answerTo("ask")) await visit.decline();
    if (stage.revision !== "2026-07-28" || visit) await stage.answer(call);
  };
}

export const visitDemands: readonly DemandPlan[] = [
  {
    id: "visit/server-named",
    text: "Make clear which server asks for a visit.",
    needs,
    asked: since202511("must", "client/elicitation#user-interaction-model"),
    async check(stage) {
      await readsServer(stage, (await askToVisit(stage)).visit);
    },
  },
  {
    id: "visit/host-shown",
    text: "Show the host of the page before anything opens.",
    needs,
    asked: since202511("must", "client/elicitation#user-interaction-model"),
    async check(stage) {
      const { visit, url } = await askToVisit(stage);
      await stage.reads(visit, "the host of the page", new URL(url).host);
    },
  },
  {
    id: "visit/full-address",
    text: "Show the whole address before the person consents.",
    needs,
    asked: since202511("must", safely),
    async check(stage) {
      const { visit, url } = await askToVisit(stage);
      await stage.reads(visit, "the whole address", url);
    },
  },
  {
    id: "visit/nothing-fetched",
    text: "Fetch neither the page nor anything about it before the person consents.",
    needs,
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
    needs,
    asked: since202511("must", safely),
    async check(stage) {
      const { visit, url } = await askToVisit(stage);
      await stage.watch();
      await untouched(stage, "before the person had consented");
      await visit.open();
      await wasOpened(stage, url);
    },
  },
  ...(["decline", "cancel"] as const).flatMap((act): DemandPlan[] => [
    {
      id: `visit/unopened-after-${act}`,
      text: `Open no page where the person answers with ${act}.`,
      needs,
      asked: since202511("must", safely),
      check: leaveBy(act),
    },
    {
      id: `visit/${act}-sent`,
      text: `Send ${act} for a page where the person answers so.`,
      needs,
      asked: since202511("defined", "client/elicitation#response-actions"),
      check: sends(act),
    },
  ]),
  {
    id: "visit/consent-without-content",
    text: "Send consent to a visit as `accept`, without content.",
    needs,
    asked: since202511("defined", "client/elicitation#url-mode-elicitation-requests"),
    async check(stage) {
      const { call, visit } = await askToVisit(stage);
      await visit.open();
      const sent = await stage.result(call);
      if (sent.action !== "accept" || sent.content !== undefined)
        throw unmet(`The host sent ${quoted(sent)} for consent.`);
    },
  },
  ...["javascript:alert(1)", "data:text/html,dues", "file:///etc/hosts"].map(
    (address): DemandPlan => ({
      id: `visit/never-${address.split(":")[0]}`,
      text: `Open no address such as ${address}, and do not leave the server without an answer.`,
      needs,
      asked: since202511("advised", safely),
      check: neverOpens(address),
    }),
  ),
  {
    id: "visit/look-alike-warned",
    text: "Warn of ambiguous addresses, such as those with Punycode.",
    needs,
    asked: since202511("should", safely),
    async check(stage) {
      const words = await wordsAround(stage, plain);
      if ((await wordsAround(stage, lookalike)) === words)
        throw unmet(`The host showed ${lookalike} as it shows ${plain}, without a warning.`);
    },
  },
  {
    id: "visit/no-links",
    text: "Make no address clickable but that of the page to visit.",
    needs: ["visit", "links"],
    asked: since202511("should", safely),
    async check(stage) {
      const text = "See https://harbour.example/why first.";
      const url = stage.server.pageAt("/dues");
      const { method, params } = visitTo(stage, url);
      const call = await stage.ask({ method, params: { ...params, message: text } });
      const visit = await stage.shown(stage.host.visit?.(text), call);
      await stage.reads(visit, "the whole address", url);
      const links = (await visit.links?.())?.filter((link) => link !== url);
      if (links?.length !== 0) throw unmet(`The host made links of ${quoted(links)}.`);
    },
  },
  {
    id: "visit/completion-ignored",
    text: "Ignore the completion of a visit that is unknown, or complete already.",
    needs,
    asked: only202511("must", "completion-notifications-for-url-mode-elicitation"),
    async check(stage) {
      const complete = (elicitationId: string) =>
        call.notify("notifications/elicitation/complete", { elicitationId });
      const { call, visit } = await askToVisit(stage);
      complete("nobody-knows");
      await stage.unanswered(call, "when a visit that it does not know was complete");
      await visit.open();
      await stage.result(call);
      for (let times = 0; times < 2; times += 1) complete("harbour-dues");
      call.end({ content: [] });
      await stage.begin("ask_too");
    },
  },
  {
    id: "visit/required-by-error",
    text: "Ask the person for the visits that error -32042 lists, and open them by consent alone.",
    needs,
    asked: only202511("defined", "url-elicitation-required-error"),
    async check(stage) {
      const url = stage.server.pageAt("/sign-in");
      const call = await stage.begin();
      const elicitations = [visitTo(stage, url).params];
      call.fail({ code: -32042, message: "Sign in first.", data: { elicitations } });
      const visit = await stage.shown(stage.host.visit?.(message), call);
      await stage.reads(visit, "the whole address", url);
      await stage.watch();
      await untouched(stage, "before the person had consented");
      await visit.open();
      await wasOpened(stage, url);
    },
  },
  {
    id: "visit/undeclared-refused",
    text: "Refuse a mode that was not declared with -32602.",
    needs: ["visit", "formsOnly"],
    asked: only202511("must", "error-handling"),
    async check(stage) {
      const call = await stage.ask(visitTo(stage, stage.server.pageAt("/dues")));
      const received = await stage.answer(call);
      if (!("error" in received) || received.error.code !== -32602)
        throw unmet(`The host sent ${quoted(received)} for a mode that it did not declare.`);
    },
  },
];
