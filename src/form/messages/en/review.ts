import { isolate } from "../../../locales/writing/isolate.js";

/** Texts for the review of what leaves. */
export interface ReviewMessages {
  /** Heads what the server would get. */
  readonly title: (params: { server: string }) => string;
  /** Asks before a secret is sent. */
  readonly secretTitle: (params: { server: string }) => string;
  /** Explains what sending a secret means. */
  readonly secretHint: string;
  /** Sends what is shown. */
  readonly send: string;
  /** Sends what is shown, a secret among it. */
  readonly sendAnyway: string;
  /** Goes back to the fields. */
  readonly back: string;
  /** States that no field is answered. */
  readonly nothing: string;
  /** Marks an answer that differs from the server's suggestion. */
  readonly changed: string;
  /** Marks a field whose suggestion is not sent. */
  readonly leftOut: string;
  /** Explains what the server suggested. */
  readonly suggested: (params: { value: string }) => string;
}

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `This is what ${isolate(server)} will get`,
  secretTitle: ({ server }) => `Send a secret to ${isolate(server)}?`,
  secretHint:
    "Servers must not ask for secrets in a form. Whoever runs this server can read it and keep it.",
  send: "Send",
  sendAnyway: "Send it anyway",
  back: "Go back",
  nothing: "Your agreement, and nothing else.",
  changed: "changed",
  leftOut: "left out",
  suggested: ({ value }) => `The server suggested ${isolate(value)}`,
};
