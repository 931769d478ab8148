import type { ErrorEmitter } from "../surviveErrors.js";

/** One statement for a pool of `pg`. */
export interface PostgresQuery {
  readonly text: string;
  readonly values?: unknown[];
  /** The time limit, in milliseconds: the pool closes a connection that exceeds it. */
  readonly query_timeout: number;
}

/** The pool of `pg`, as far as a desk needs it. */
export interface PostgresPool extends ErrorEmitter {
  query(query: PostgresQuery): Promise<{ rows: unknown[] }>;
  connect(): Promise<PostgresConnection>;
}

/** A connection that a pool of `pg` lends. */
export interface PostgresConnection {
  query(text: string): Promise<unknown>;
  on(event: "notification", listener: (message: { channel: string }) => void): unknown;
  on(event: "error" | "end", listener: (error?: unknown) => void): unknown;
  release(destroy: boolean): void;
}
