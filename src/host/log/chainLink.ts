/** The link from an entry of a chained log to the one before. */
export interface ChainLink {
  /** The hash of the entry before; of the first, 64 zeros. */
  readonly previous: string;
  /** The SHA-256 of `previous` and of the entry itself, as JSON with sorted keys. */
  readonly hash: string;
}
