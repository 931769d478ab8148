/** The single letters that work in lists and cards. */
export interface KeysMessages {
  /** Heads the list of keys. */
  readonly title: string;
  /** Labels the switch that turns them on and off. */
  readonly use: string;
  /** Goes to the next request. */
  readonly next: string;
  /** Goes to the one before. */
  readonly previous: string;
  /** Selects a request, or takes it out. */
  readonly select: string;
  /** Goes to the button that allows what is selected, without pressing it. */
  readonly toAllow: string;
  /** Declines a request, or goes to the button that denies what is selected. */
  readonly toDeny: string;
  /** Presses the button that allows, once it takes presses. */
  readonly allow: string;
  /** Presses the button that declines. */
  readonly decline: string;
  /** Puts the request aside. */
  readonly later: string;
  /** Opens and closes this list. */
  readonly help: string;
}

/** @see KeysMessages */
export const keys: KeysMessages = {
  title: "Keyboard shortcuts",
  use: "Use single letters",
  next: "Next request",
  previous: "Previous request",
  select: "Select",
  toAllow: "Go to Allow, without pressing it",
  toDeny: "Decline, or go to that button for what is selected",
  allow: "Allow",
  decline: "Decline",
  later: "Later",
  help: "Show or hide this list",
};
