/** How much work is left, in steps; whoever works takes from it, and stops below 0. Several workers may share it. */
export interface Work {
  left: number;
}

/** How much reading one requested schema may take: ten times what a form of 2,000 fields does. */
export const mostReading = 500_000;
