import type { Control } from "react-hook-form";
import type { Entry } from "../../elicitation/form/entry.js";
import type { FormIssue, ObstacleCode } from "../../elicitation/form/formIssue.js";
import type { ElicitationFormReading } from "../../elicitation/form/readElicitationForm.js";
import type { Receipt } from "../../host/command.js";
import type { ElicitContent } from "../../protocol/elicitResult.js";
import type { Field } from "../../schema/field.js";
import type { Store } from "./createStore.js";
import type { Entries } from "./entries.js";

/** Where a form stands between the person and the server. */
export interface FormProgress {
  /** Whether the person fills it in, an answer is on its way, or one was sent. */
  readonly phase: "editing" | "sending" | "sent";
  /** Why the last attempt to send failed; replaced by every attempt. */
  readonly failure?: FormFailure;
}

/** Why an attempt to send failed. */
export interface FormFailure {
  /** Counts the attempts that failed. */
  readonly attempt: number;
  /** The fields that were wrong then, in the form's order. */
  readonly fields: readonly Field[];
  /** What was wrong with the answer as a whole. */
  readonly issues: readonly FormIssue[];
  /** What the host said, where it refused the answer. */
  readonly receipt?: Receipt;
}

/** One elicitation's form: its state and its legal actions, the same object for the question's whole life. */
export interface ElicitationFormControl extends ElicitationFormReading {
  /** The id of the question. */
  readonly id: string;
  /** Starts every DOM id of the form. */
  readonly domId: string;
  /** The entries in react-hook-form, under generated names (`field.id`). */
  readonly form: Control<Entries>;
  /** Where the form stands. */
  readonly progress: Store<FormProgress>;
  /** The ids of the fields that only the server can check in full, known a moment after the form appears. */
  readonly unchecked: Store<ReadonlySet<string>>;
  /** The field of a property, where the form has one. */
  readonly fieldNamed: (name: string) => Field | undefined;
  /** Checks everything and sends it; resolves to the receipt, or to nothing where it was not sent. */
  readonly submit: (event?: { preventDefault(): void }) => Promise<Receipt | undefined>;
  /** Fills in one field and submits. */
  readonly answer: (field: Field, entry: Entry) => Promise<Receipt | undefined>;
  /** Says no to the server; the reason stays in the host (client/elicitation, Response Actions). */
  readonly decline: (reason?: string) => Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does. */
  readonly cancel: () => Promise<Receipt>;
  /** What a field's control holds now. */
  readonly entryOf: (field: Field) => Entry;
  /** Says what keeps the content of a field's control from being a value, or that nothing does. */
  readonly setObstacle: (field: Field, obstacle: ObstacleCode | undefined) => void;
  /** What would be sent now, checked or not. */
  readonly collect: () => ElicitContent;
  /** Whether anything differs from what the server suggested. */
  readonly isDirty: () => boolean;
  /** Refuses to submit while the guard says no. Returns a function that takes the guard away. */
  readonly guardWith: (guard: () => boolean) => () => void;
  /** Tells where a field's control is, so that it can be focused. */
  readonly setTarget: (field: Field, target: FocusTarget | null) => void;
  /** Focuses a field's control. */
  readonly focus: (field: Field) => void;
  /** Loads what checks the answers, ahead of the first check. */
  readonly prepare: () => Promise<void>;
  /** Starts to keep what is typed as the question's draft. Returns a function that stops it. */
  readonly keepDraft: (isSensitive: (field: Field) => boolean) => () => void;
}

/** Something that can be focused. */
export interface FocusTarget {
  focus(): void;
}
