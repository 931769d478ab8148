import { isolate } from "../../../../locales/writing/isolate.js";

/** Texts for the settings that a person makes once for every request to a model. */
export interface SamplingSettingsMessages {
  /** Names the settings. */
  readonly title: string;
  /** Labels the choice of the model that is used where no server hints at another. */
  readonly defaultModel: string;
  /** Has no such model. */
  readonly noDefault: string;
  /** Heads the choices for single servers. */
  readonly servers: string;
  /** Labels the choice of the model that one server always gets. */
  readonly serverModel: (params: { server: string }) => string;
  /** Leaves it to hints, the default and priorities. */
  readonly automatic: string;
  /** States that a model which was chosen before is not there any more. */
  readonly missing: (params: { model: string }) => string;
  /** Heads what matters in a model. */
  readonly priorities: string;
  /** Uses the person's priorities in place of what servers say matters. */
  readonly ownPriorities: string;
  /** Shows responses before servers get them. */
  readonly reviewResponses: string;
  /** Explains what happens where it is off. */
  readonly reviewResponsesHint: string;
  /** Shows everything, whatever a rule or the app says. */
  readonly askEveryTime: string;
  /** States that it goes before everything else. */
  readonly askEveryTimeHint: string;
  /** States that the app's own policy set it. */
  readonly fixed: string;
  /** States that the settings could not be stored. */
  readonly notKept: string;
  /** States that the protocol deprecates sampling, and what servers are to do instead. */
  readonly deprecated: string;
}

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "Model requests",
  defaultModel: "Your default model",
  noDefault: "None: what servers prefer decides",
  servers: "Models for single servers",
  serverModel: ({ server }) => `Model for ${isolate(server)}`,
  automatic: "Automatic",
  missing: ({ model }) => `${isolate(model)} (not available)`,
  priorities: "What matters to you in a model",
  ownPriorities: "Decide by my own priorities, not by what servers say",
  reviewResponses: "Show me answers before they are sent",
  reviewResponsesHint: "Off: an answer goes to the server as soon as the model has written it.",
  askEveryTime: "Ask me every time",
  askEveryTimeHint: "Shows every request and every answer, whatever any rule says.",
  fixed: "Set by this app; you cannot change it here.",
  notKept: "Your settings hold for now, but could not be saved.",
  deprecated:
    "The protocol phases requests to your model out: they are deprecated from revision 2026-07-28 on, and may end from 2027-07-28 on. Servers are asked to use models of their own instead.",
};
