/** A request to visit a page. */
export interface AddressMessages {
  /** Says what opening does. */
  readonly intro: string;
  /** Labels the domain. */
  readonly site: string;
  /** Labels the whole address. */
  readonly address: string;
  /** Agrees and opens the page. */
  readonly open: string;
  /** Says why the page cannot be opened. */
  readonly refused: string;
}

/** @see AddressMessages */
export const address: AddressMessages = {
  intro: "This opens in your browser. What you do there stays between you and that website.",
  site: "Website",
  address: "Full address",
  open: "Open the page",
  refused: "This is not a web address that can be opened safely. You can only decline or cancel.",
};
