/** Somewhere outside of the page's own content that tells how many questions wait. */
export interface Signal {
  /** Shows how many wait; nothing stays of it once none do. */
  show(count: number): void;
}
