import { type RootIssueMessages, rootIssues } from "./en/rootIssues.js";
import { type RootsMessages, roots } from "./en/roots.js";
import { type RootsConsentMessages, rootsConsent } from "./en/rootsConsent.js";

/** The part of a catalogue that is about roots. */
export interface RootsCatalogue {
  /** Where servers may work, and which of them may know. */
  readonly roots: RootsMessages;
  /** The question of a server that wants to know the folders. */
  readonly rootsConsent: RootsConsentMessages;
  /** Sentences about a place for servers to work in that is not accepted. */
  readonly rootIssues: RootIssueMessages;
}

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
export type { RootIssueMessages } from "./en/rootIssues.js";
export type { RootsMessages } from "./en/roots.js";
export type { RootsConsentMessages } from "./en/rootsConsent.js";
