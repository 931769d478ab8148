import type { Host } from "../../../../host/host.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { moreTime } from "../../../../react/moreTime.js";
import type { RootsQuestion, RootsSettlement } from "../../core/rootsQuestion.js";
import type { OpenRootsConsent, RootsConsentView, SettledRootsConsent } from "./rootsView.js";

const views = new WeakMap<Host, WeakMap<RootsQuestion, RootsConsentView>>();

/** The legal actions of one question for the roots. The same record gives the same view. */
export function viewRootsConsent(host: Host, question: RootsQuestion): RootsConsentView {
  const known = views.get(host) ?? new WeakMap<RootsQuestion, RootsConsentView>();
  views.set(host, known);
  const view =
    known.get(question) ??
    (question.phase === "open" ? viewOpen(host, question) : viewSettled(host, question));
  known.set(question, view);
  return view;
}

function viewOpen(host: Host, question: RootsQuestion): OpenRootsConsent {
  const { id, embedded, detail } = question;
  const { roots } = detail;
  const settle = (answer: RootsSettlement) => host.send({ type: "settle", id, answer });
  return {
    ...question,
    phase: "open",
    roots,
    fails: embedded ? "call" : "request",
    share: () => settle({ action: "share", uris: roots.map(({ uri }) => uri) }),
    refuse: (reason) => settle({ action: "refuse", ...(reason !== undefined && { reason }) }),
    cancel: () => settle({ action: "cancel" }),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
}

function viewSettled(host: Host, question: RootsQuestion): SettledRootsConsent {
  const { id, outcome, lingering, detail } = question;
  if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
  return {
    ...question,
    phase: "settled",
    roots: detail.roots,
    outcome,
    ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
  };
}
