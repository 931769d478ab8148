/**
 * One entry of a desk, JSON-safe. A store may index all of it but the body, which is JSON, or whatever the `seal` of
 * the desk made of that.
 */
export interface DeskEntry {
  /** The people who may see and answer it; nobody else's entries are ever read with it. */
  readonly audience: string;
  /** Unique among the entries of its audience. */
  readonly id: string;
  /** When a store may forget it, in milliseconds since 1970, by the clock that `now` of the store reads. */
  readonly expiresAt: number;
  /** The content, which means nothing to the store. */
  readonly body: string;
}

/** One entry as a store keeps it. */
export interface StoredEntry extends DeskEntry {
  /** Differs with every write of this entry; never 0. */
  readonly version: number;
  /** Grows with every write for the audience, on whatever node; safe as a number. */
  readonly sequence: number;
}

/** The entries of one audience, as they are listed. */
export interface DeskListing {
  /** In the order of their sequences; each once, as it was written last. */
  readonly entries: readonly StoredEntry[];
  /** The largest sequence given out for the audience when this was read; 0 before the first. */
  readonly sequence: number;
}

/**
 * Keeps a desk's entries where all nodes find them: state, and no log of events. Whoever lists what was written since a
 * sequence gets everything that is new, so a call of `wake` that is lost costs time alone. `@mcp-host-ui/desk` has
 * the tests that a store of one's own has to pass.
 */
export interface DeskStore {
  /**
   * Writes an entry if the stored version is `replaces`, 0 where none is stored (or only one that has expired). Of
   * several writers of one version one gets what was stored, the others `undefined`.
   */
  put(entry: DeskEntry, replaces: number): Promise<StoredEntry | undefined>;
  /** Reads one entry; `undefined` where there is none, or it has expired. */
  get(audience: string, id: string): Promise<StoredEntry | undefined>;
  /**
   * Lists the entries that were written after `since` and have not expired. No entry may appear later with a
   * sequence that is smaller than the listing's own.
   */
  list(audience: string, since?: number): Promise<DeskListing>;
  /**
   * Calls `wake` after each write for the audience on any node: too often rather than too seldom, and once after each
   * time that its own connection was restored. Calls `failed` with the errors of that connection, which it restores.
   * Resolves, once it listens, to a function that stops it.
   */
  watch(
    audience: string,
    wake: () => void,
    failed?: (error: unknown) => void,
  ): Promise<() => Promise<void>>;
  /** Deletes an entry, if it is there; nobody is told. */
  drop(audience: string, id: string): Promise<void>;
  /**
   * Reads the clock by which entries expire, in milliseconds since 1970. All nodes go by it, so a node whose own clock is
   * wrong loses nothing.
   * @default each node goes by its own clock
   */
  now?(): Promise<number>;
  /**
   * Reads the settings of the engine. Resolves to a sentence for each by which the engine may lose entries. A node calls it
   * once, and reports the sentences.
   * @default nothing is reported
   */
  inspect?(): Promise<readonly string[]>;
}
