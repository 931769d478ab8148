import type { DemandRevision } from "./demandRevision.js";
import type { HostAbility, HostUnderTest } from "./hostUnderTest.js";

/**
 * The specification's own word, with its *not*; `defined` where it only tells what a message means; `advised` where this
 * package asks for what the page leaves open.
 */
export type DemandLevel = "must" | "should" | "defined" | "advised";

/** One demand of one revision on a host. */
export interface Demand {
  /** Stays the same from release to release, such as `visit/full-address`; the same demand has it in every revision. */
  readonly id: string;
  /** One sentence. */
  readonly text: string;
  readonly revision: DemandRevision;
  readonly level: DemandLevel;
  /** The address of the page of the specification that it comes from. */
  readonly source: string;
  /** The abilities that it needs and the host has not: with one of them it is not supported, and can neither be met nor not. */
  missing(host: HostUnderTest): readonly HostAbility[];
  /**
   * Plays the server's part and the person's acts. Rejects with what the host did, what was demanded and the source; also
   * where the host has not all that the demand needs.
   */
  check(host: HostUnderTest, options?: CheckDemandOptions): Promise<void>;
}

/** Times for checking a demand. */
export interface CheckDemandOptions {
  /** Milliseconds in which something has to happen. @default 30,000 */
  readonly patience?: number;
  /** Milliseconds in which what must not happen is watched for. @default 500 */
  readonly grace?: number;
}
