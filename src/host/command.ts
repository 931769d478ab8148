import type { Outcome } from "./outcome.js";
import type { Surface } from "./surface.js";

/** The entries typed so far into a question's form, by property name; plain data. */
export type Draft = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** Something that a user interface tells its host to do: plain data, so that the host may live in another process. */
export type Command =
  | {
      /** Answers a question; its kind says what an answer looks like. */
      readonly type: "settle";
      readonly id: string;
      readonly answer: unknown;
      /** The name of the rule that answers, where no person does. */
      readonly rule?: string;
      /**
       * The time in which the person can take the answer back, in milliseconds: until then nothing is sent, the question is
       * put aside, and `resume` undoes it. Sent again meanwhile, the time begins anew. A question whose deadline comes
       * sooner is answered at once. @default 0
       */
      readonly undo?: number;
      /** Whether the answer is a no, which windows show while the user can take it back. @default false */
      readonly declines?: boolean;
    }
  /** Takes a question off its surface without answering it; it stays open and attended. */
  | { readonly type: "putAside"; readonly id: string }
  /** Brings a question, open or lingering, to the front of its surface, back from where it was put aside. */
  | { readonly type: "resume"; readonly id: string }
  /** Takes a settled question, and what was typed for it, out of sight for good. */
  | { readonly type: "dismiss"; readonly id: string }
  /** Takes several settled questions, and what was typed for them, out of sight for good. */
  | { readonly type: "dismissAll"; readonly ids: readonly string[] }
  /** Moves the deadline of a question that has one, where the host app lets people do that. */
  | { readonly type: "extend"; readonly id: string }
  /** Keeps what was typed so far. */
  | { readonly type: "saveDraft"; readonly id: string; readonly draft: Draft }
  /** Opens a surface, or changes the one of the same id. */
  | { readonly type: "openSurface"; readonly surface: Surface }
  /** Closes a surface; its questions move to another one. */
  | { readonly type: "closeSurface"; readonly id: string }
  /** Stops a whole call, with the questions that belong to it for certain, and the one that it is stopped from. */
  | { readonly type: "stopCall"; readonly id: string; readonly question?: string }
  /** Blocks every further question of a session, or lets them come again; either way what was refused is seen. */
  | { readonly type: "blockSession"; readonly id: string; readonly blocked: boolean }
  | KindCommand;

/** A command to one kind, such as `roots/add`. */
export interface KindCommand {
  readonly type: `${string}/${string}`;
  readonly [key: string]: unknown;
}

/** Explains what became of a command. A command never throws; where it is not accepted, the rejection says why. */
export type Receipt =
  | {
      readonly done: true;
      /** The outcome of the question, if the command settled it. */
      readonly outcome?: Outcome;
    }
  | {
      readonly done: false;
      /**
       * `unknown`: there is no such question, surface, call or command. `settled`: somebody or something was
       * faster; `outcome` says who. `invalid`: the answer is not one that the server could take; `issues` say why.
       * `unseen`: the host's policy wants a person to see exactly this before it leaves; nothing was sent.
       * `unconfirmed`: the answer holds a secret that the user did not confirm, and nothing was sent; `issues` name its properties.
       * `failed`: the host could not carry it out. `forbidden`: the host app does not let this window do that.
       * `lost`: the connection to the host broke, or the time was up, before it answered.
       */
      readonly rejection:
        | "unknown"
        | "settled"
        | "invalid"
        | "unseen"
        | "unconfirmed"
        | "failed"
        | "forbidden"
        | "lost";
      /** One sentence for developers. */
      readonly message: string;
      /** The outcome that the question already had. */
      readonly outcome?: Outcome;
      /** The issues of the answer: `{ path, code, params }` each, for people to be told in their language. */
      readonly issues?: readonly unknown[];
    };
