/** A request to visit a page. */
export interface AddressMessages {
  /** Labels the domain. */
  readonly site: string;
  /** Labels the whole address. */
  readonly address: string;
  /** Agrees and opens the page. */
  readonly open: string;
  /** Opens the page once more. */
  readonly openAgain: string;
  /** Says that the visit is complete. */
  readonly done: string;
}

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Website",
  address: "Full address",
  open: "Open the page",
  openAgain: "Open it again",
  done: "I am done there",
};
