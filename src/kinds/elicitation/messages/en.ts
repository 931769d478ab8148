import { type AddressMessages, address } from "./en/address.js";
import { type ElicitationMessages, elicitation } from "./en/elicitation.js";

/** The part of a catalogue that is about elicitation. */
export interface ElicitationCatalogue {
  /** Texts around a form or a page to visit, and around what the person had entered when it ended. */
  readonly elicitation: ElicitationMessages;
  /** A request to visit a page. */
  readonly address: AddressMessages;
}

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
export type { AddressMessages } from "./en/address.js";
export type { ElicitationMessages } from "./en/elicitation.js";
