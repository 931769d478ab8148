/** Limits for what pages send to a desk; one that is exceeded is refused, and nothing changes. */
export interface DeskLimits {
  /** The most bytes of one answer. @default 1_000_000 */
  readonly bytes?: number;
  /** The most levels that an answer nests. @default 100 */
  readonly depth?: number;
  /** The most answers of one audience within a minute, on one node. @default 120 */
  readonly answersPerMinute?: number;
  /** The most times that pages may have a model of the desk's write for one question. @default 20 */
  readonly generations?: number;
  /** The most feeds that one audience has open, on one node. @default 20 */
  readonly feeds?: number;
}

/** The limits as they hold where nothing else is given. */
export const deskLimits: Required<DeskLimits> = {
  bytes: 1_000_000,
  depth: 100,
  answersPerMinute: 120,
  generations: 20,
  feeds: 20,
};
