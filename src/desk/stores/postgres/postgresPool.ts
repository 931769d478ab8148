/** The pool of `pg`, as far as a desk needs it. */
export interface PostgresPool {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  connect(): Promise<PostgresConnection>;
}

/** A connection that a pool of `pg` lends. */
export interface PostgresConnection {
  query(text: string): Promise<unknown>;
  on(event: "notification", listener: (message: { channel: string }) => void): unknown;
  on(event: "error" | "end", listener: () => void): unknown;
  release(destroy: boolean): void;
}
