import { isolate } from "../../../../locales/writing/isolate.js";

/** Texts around a form or a page to visit, and around what the person had entered when it ended. */
export interface ElicitationMessages {
  /** Names a dialog or card that asks for answers. */
  readonly asks: (params: { server: string }) => string;
  /** Names a dialog or card that asks the person to visit a page. */
  readonly asksToVisit: (params: { server: string }) => string;
  /** Names a dialog or card while the person visits a page. */
  readonly visiting: (params: { server: string }) => string;
  /** Explains in a bar that the person opened a page, once the operation that asked for it is over. */
  readonly visited: (params: { server: string }) => string;
  /** Explains in a bar that a visit is complete. */
  readonly visitComplete: (params: { server: string }) => string;
  /** Names a dialog or card whose question is over. */
  readonly ended: (params: { server: string }) => string;
  /** Introduces what the form held when its question ended. */
  readonly draft: string;
  /** States that it was copied, and that what may be a secret was not. */
  readonly copiedWithoutSecrets: string;
}

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `${isolate(server)} asks`,
  asksToVisit: ({ server }) => `${isolate(server)} asks you to visit a page`,
  visiting: ({ server }) => `Finish in your browser for ${isolate(server)}`,
  visited: ({ server }) => `You opened a page for ${isolate(server)}.`,
  visitComplete: ({ server }) => `Your visit for ${isolate(server)} is complete.`,
  ended: ({ server }) => `The question from ${isolate(server)} is over`,
  draft: "Your answers so far",
  copiedWithoutSecrets: "Copied, without what may be secret.",
};
