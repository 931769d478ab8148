/** Where rules are kept: `localStorage`, or anything of its shape, which may take its time. */
export interface RulesStorage {
  /** Reads what is kept under a key. */
  getItem(key: string): string | null | Promise<string | null>;
  /** Keeps a text under a key. */
  setItem(key: string, value: string): void | Promise<void>;
  /** Tells a listener that another page or process changed what is kept under a key. Returns a function that stops it. @default the `storage` events of the page */
  watch?(key: string, listener: () => void): () => void;
}
