/** The attempts of a page to send one request to its desk. */
export interface Attempts {
  /** The most times in all. */
  readonly most: number;
  /** The most times without any reply. */
  readonly mostSilent: number;
}

/** The attempts while the user waits, and in the background. */
export const attempts: Readonly<Record<"waiting" | "patient", Attempts>> = {
  waiting: { most: 6, mostSilent: 3 },
  patient: { most: 30, mostSilent: 30 },
};
