/** A request to visit a page. */
export interface AddressMessages {
  /** Labels the domain. */
  readonly site: string;
  /** Labels the whole address. */
  readonly address: string;
  /** States that what examines addresses could not be loaded. */
  readonly unchecked: string;
  /** Agrees and opens the page. */
  readonly open: string;
  /** Agrees once more, after what was found. */
  readonly openAnyway: string;
  /** The button that asks a second time before it opens a dangerous address. */
  readonly openDangerous: string;
  /** States that the browser did not let the page open. */
  readonly blocked: string;
  /** Opens a page that the browser blocked. */
  readonly openByHand: string;
  /** Copies the address. */
  readonly copy: string;
  /** States that the address was copied. */
  readonly copied: string;
  /** Opens the page once more. */
  readonly openAgain: string;
  /** States that the person is done there. */
  readonly done: string;
  /** The page was opened, and nobody said yet that the visit is complete. */
  readonly waiting: string;
  /** The visit is complete. */
  readonly complete: string;
}

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Website",
  address: "Full address",
  unchecked: "The address could not be checked, so it cannot be opened.",
  open: "Open the page",
  openDangerous: "Open anyway…",
  openAnyway: "Open it anyway",
  blocked: "Your browser blocked the page.",
  openByHand: "Open it from here",
  copy: "Copy the address",
  copied: "The address was copied.",
  openAgain: "Open it again",
  done: "I’ve finished",
  waiting: "The page was opened in your browser. Come back here when you’ve finished.",
  complete: "This visit is complete.",
};
