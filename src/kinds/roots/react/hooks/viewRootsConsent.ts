import type { Host } from "../../../../host/host.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { moreTime } from "../../../../react/moreTime.js";
import { onceForQuestion } from "../../../../react/onceForQuestion.js";
import type { QuestionViews } from "../../../../react/questionViews.js";
import {
  isRootsQuestion,
  type RootsQuestion,
  type RootsSettlement,
} from "../../core/rootsQuestion.js";
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
