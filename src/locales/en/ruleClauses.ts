import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** Sentences of rules: their effects, and how long they last. */
export interface RuleClauseMessages {
  /** A rule: a server may ask a model for up to so many tokens. */
  readonly allowRequest: (params: { server: string; model: string; tokens: number }) => string;
  /** A rule: a server gets a model's answers without a look at them. */
  readonly allowResponse: (params: { server: string; model: string }) => string;
  /** A rule: a server may know the folders, and those that the user adds later. */
  readonly allowRoots: (params: { server: string }) => string;
  /** A rule: a server may not ask models. */
  readonly denyRequest: (params: { server: string }) => string;
  /** A rule: a server may not know the folders. */
  readonly denyRoots: (params: { server: string }) => string;
  /** A rule: a server may not show forms. */
  readonly denyForms: (params: { server: string }) => string;
  /** A rule: a server may not ask for visits to pages. */
  readonly denyVisits: (params: { server: string }) => string;
  /** A rule: a server may do something of the app's own. */
  readonly allowOther: (params: { server: string; subject: string }) => string;
  /** A rule: a server may not do something of the app's own. */
  readonly denyOther: (params: { server: string; subject: string }) => string;
  /** A rule: the person is asked. */
  readonly asks: (params: { server: string }) => string;
  /** Names a server where a rule is for every one. */
  readonly anyServer: string;
  /** Names a model where a rule is for every one. */
  readonly anyModel: string;
  /** Adds to a rule that it lasts until the server disconnects. */
  readonly untilClosed: (params: { clause: string }) => string;
  /** Adds to a rule until when it lasts. */
  readonly untilTime: (params: { clause: string; time: string }) => string;
  /** Adds to a rule that it lasts until it is revoked. */
  readonly untilRevoked: (params: { clause: string }) => string;
}

const { number } = createNumbers("en");

/** @see RuleClauseMessages */
export const ruleClauses: RuleClauseMessages = {
  allowRequest: ({ server, model, tokens }) =>
    `${isolate(server)} may ask ${isolate(model)} for up to ${number(tokens)} tokens`,
  allowResponse: ({ server, model }) =>
    `${isolate(server)} gets the answers of ${isolate(model)} unseen`,
  allowRoots: ({ server }) => `${isolate(server)} may know your folders and those you add later`,
  denyRequest: ({ server }) => `${isolate(server)} may not use models`,
  denyRoots: ({ server }) => `${isolate(server)} may not know your folders`,
  denyForms: ({ server }) => `${isolate(server)} may not show forms`,
  denyVisits: ({ server }) => `${isolate(server)} may not ask you to visit pages`,
  allowOther: ({ server, subject }) => `${isolate(server)} may ask for ${isolate(subject)}`,
  denyOther: ({ server, subject }) => `${isolate(server)} may not ask for ${isolate(subject)}`,
  asks: ({ server }) => `${isolate(server)} has to ask you`,
  anyServer: "Every server",
  anyModel: "any model",
  untilClosed: ({ clause }) => `${clause}, until it disconnects`,
  untilTime: ({ clause, time }) => `${clause}, until ${time}`,
  untilRevoked: ({ clause }) => `${clause}, until you revoke it`,
};
