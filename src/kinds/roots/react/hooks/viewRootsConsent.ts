import type { Host } from "../../../../host/host.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { moreTime } from "../../../../react/moreTime.js";
import { onceForQuestion } from "../../../../react/onceForQuestion.js";
import type { QuestionViews } from "../../../../react/questionViews.js";
import { notingSent } from "../../../../react/sentNotices.js";
import { type Undo, undoIn, undoNo } from "../../../../react/undoIn.js";
import {
  isRootsQuestion,
  type RootsQuestion,
  type RootsSettlement,
} from "../../core/rootsQuestion.js";
import { type ConsentChoiceStore, noChoice, openConsentChoice } from "./consentChoice.js";
import type { OpenRootsConsent, RootsConsentView, SettledRootsConsent } from "./rootsView.js";

/** The legal actions of questions for the roots. */
export const rootsConsentViews: QuestionViews<RootsConsentView> = {
  name: "roots",
  viewOf: onceForQuestion((host, question) => {
    if (!isRootsQuestion(question)) return undefined;
    return question.phase === "open" ? viewOpen(host, question) : viewSettled(host, question);
  }),
};

function viewOpen(host: Host, question: RootsQuestion): OpenRootsConsent {
  const { id, embedded, detail } = question;
  const { roots } = detail;
  const seen = roots.map(({ uri }) => uri);
  const noticed = { id, session: question.session };
  const settle = (answer: RootsSettlement, undo?: Undo) =>
    host.send({ type: "settle", id, answer, ...undo });
  const view: OpenRootsConsent = {
    ...question,
    phase: "open",
    roots,
    fails: embedded ? "call" : "request",
    share: ({ uris = seen, remember = true } = {}) =>
      notingSent(host, settle({ action: "share", uris, seen, remember }), () => ({
        ...noticed,
        choice: "given",
        parts: roots
          .filter(({ uri }) => uris.includes(uri))
          .map(({ name, path }) => ({ text: name ?? path })),
      })),
    refuse: (reason, { remember = true, ...options } = {}) =>
      notingSent(
        host,
        settle(
          { action: "refuse", remember, ...(reason !== undefined && { reason }) },
          undoNo(options),
        ),
        () => ({ ...noticed, choice: "declined", parts: [] }),
      ),
    cancel: (options) => settle({ action: "cancel" }, undoIn(options)),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
  hosts.set(view, host);
  return view;
}

const hosts = new WeakMap<OpenRootsConsent, Host>();

/** Finds the choices of the person about an open question; each window has its own. */
export function consentChoiceOf(view: OpenRootsConsent): ConsentChoiceStore {
  const host = hosts.get(view);
  return host ? openConsentChoice(host, view.id) : noChoice;
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
