import type { UseFormProps, UseFormReturn } from "react-hook-form";
import type { Receipt } from "../../host/command.js";
import type { Store } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { Entry } from "../model/entry.js";
import type { FormIssue, ParseErrorCode } from "../model/formIssue.js";
import type { FormInspection, FormInspector } from "../model/inspectForm.js";
import type { ReviewPolicy } from "../model/needsReview.js";
import type { ElicitationFormReading } from "../model/readElicitationForm.js";
import type { Sight } from "./createSight.js";
import type { FormValues } from "./entries/heldEntry.js";
import type { DescribeIssues } from "./entries/issueErrors.js";
import type { FieldQuestion, FieldWords } from "./fieldWords.js";

/** Where a form stands between the person and the server. */
export interface FormProgress {
  /** Whether the person fills it in, looks over what would leave, an answer is on its way, or one was sent. */
  readonly phase: "editing" | "review" | "sending" | "sent";
  /** The content that would leave: valid, and exactly this once it is confirmed. */
  readonly review?: ElicitContent;
  /** The fields of `review` whose values count as secret. */
  readonly secrets?: readonly Field[];
  /** The fields of `review` that the server filled in, and that nobody changed or had on screen. */
  readonly unseen?: readonly Field[];
  /** Why the last attempt to send failed; replaced by every attempt. */
  readonly failure?: FormFailure;
}

/** Why an attempt to send failed. */
export interface FormFailure {
  /** Counts the attempts that failed. */
  readonly attempt: number;
  /** The fields that were wrong then, in the form's order. */
  readonly fields: readonly Field[];
  /** The issues of the answer as a whole. */
  readonly issues: readonly FormIssue[];
  /** The host's receipt, if it refused the answer. */
  readonly receipt?: Receipt;
}

/** The content that leaves once somebody has confirmed it: nothing was sent yet. */
export interface Confirmation {
  /** Exactly what would be sent. */
  readonly content: ElicitContent;
  /** The fields of it whose values count as secret: they were asked for as such, or nobody could inspect them. */
  readonly secrets: readonly Field[];
  /** The id of the session whose server gets it. */
  readonly session: string;
}

/** States that nothing was sent because a person has to look at it first, and what they have to see. */
export interface NeedsConfirmation extends Confirmation {
  readonly done: false;
  readonly rejection: "needs-confirmation";
  /** The fields of `content` that the server filled in, and that nobody changed or had on screen. */
  readonly unseen: readonly Field[];
  /** One sentence for developers. */
  readonly message: string;
  /** Sends it. */
  readonly confirm: () => Promise<Receipt | undefined>;
  /** Goes back to the fields. */
  readonly goBack: () => void;
}

/** Asks the person, in the app's own way, whether a secret shall leave. */
export type ConfirmSecret = (look: Confirmation) => boolean | Promise<boolean>;

/** The result of an attempt to send: a receipt, a confirmation that somebody has to give first, or `undefined` if something is wrong. */
export type FormAttempt = Receipt | NeedsConfirmation | undefined;

/** One elicitation's form: its state and its legal actions, the same object for the question's whole life. */
export interface ElicitationFormStore extends ElicitationFormReading {
  /** The id of the question. */
  readonly id: string;
  /** Starts every DOM id of the form. */
  readonly domId: string;
  /**
   * The form as react-hook-form knows it: its entries stand under the names that `nameOf` gives, in the shape of `Entry`.
   * Send with `submit`: its own `handleSubmit` validates, but sends nothing. Whether an answer was sent is told by
   * `progress`; `isSubmitSuccessful` follows it, and is false as long as nothing was.
   */
  readonly form: Omit<UseFormReturn<FormValues>, "formState">;
  /** The options for every `useForm` that joins `form`. */
  readonly formOptions: Pick<UseFormProps<FormValues>, "resolver" | "shouldFocusError">;
  /** The name that a property has in `form`, harmless whatever the property is called; what stands under the name of a property that nobody asks for is never sent. */
  readonly nameOf: (property: string) => string;
  /** Has the errors in `form` say what is wrong in words. Returns a function that stops it. */
  readonly describeWith: (describe: DescribeIssues) => () => void;
  /** Reads numbers that inputs of an app's own hold as text, as this language writes them. */
  readonly readNumbersIn: (locale: string) => void;
  /** The question that the form answers. */
  readonly question: FieldQuestion;
  /** The app's own words for its fields. */
  readonly words: Store<FieldWords>;
  /** Replaces the app's own words; `report` hears what its checks throw. */
  readonly wordFieldsWith: (words: FieldWords, report?: (error: unknown) => void) => void;
  /** Where the form stands. */
  readonly progress: Store<FormProgress>;
  /** The ids of the fields that only the server can check in full, known a moment after the form appears. */
  readonly unchecked: Store<ReadonlySet<string>>;
  /** The findings in the request, known a moment after the form appears. */
  readonly inspection: Store<FormInspection>;
  /** The field of a property, where the form has one. */
  readonly fieldNamed: (name: string) => Field | undefined;
  /**
   * Checks everything and sends it; resolves to the receipt, or to `undefined` if it was not sent. Whatever counts as secret
   * never leaves by this alone: it resolves to what has to be looked at first, which `confirm` sends.
   */
  readonly submit: (event?: { preventDefault(): void }) => Promise<FormAttempt>;
  /** Fills in one field and submits. */
  readonly submitEntry: (field: Field, entry: Entry) => Promise<FormAttempt>;
  /** Checks everything and shows it for review; what it shows is sent by `confirm`. */
  readonly review: () => Promise<void>;
  /** Sends what is under review. */
  readonly confirm: () => Promise<Receipt | undefined>;
  /** Goes from the review back to the fields. */
  readonly goBack: () => void;
  /** Declines the request; the reason stays in the host (client/elicitation, Response Actions). */
  readonly decline: (reason?: string) => Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does. */
  readonly cancel: () => Promise<Receipt>;
  /** Asks the app in place of the second look, before a secret leaves. Returns a function that stops it. */
  readonly confirmSecretWith: (confirmSecret: ConfirmSecret) => () => void;
  /** Whether what a field holds now counts as secret: hide it, and keep it nowhere. */
  readonly isSecret: (field: Field) => boolean;
  /** The entry that a field's control holds now. */
  readonly entryOf: (field: Field) => Entry;
  /** Replaces what a field's control holds; `parseError` says what keeps it from being a value, such as half a date. */
  readonly setEntry: (field: Field, entry: Entry, parseError?: ParseErrorCode) => void;
  /** Takes what the person entered into a control that holds it itself: the control is not written into. */
  readonly takeEntry: (field: Field, entry: Entry, parseError?: ParseErrorCode) => void;
  /** The issues of single fields, by field id, once they are to be shown. */
  readonly issues: Store<ReadonlyMap<string, readonly FormIssue[]>>;
  /** Hears of changes to what one field holds, what is wrong with it and what was found about it, or without a field to what any holds. Returns a function that stops it. */
  readonly subscribe: (listener: () => void, field?: Field) => () => void;
  /** The content that would be sent now, checked or not. */
  readonly collect: () => ElicitContent;
  /** Whether the person has changed what a field holds, here or before a reload. */
  readonly isChanged: (field: Field) => boolean;
  /** Whether anything differs from what the server suggested. */
  readonly isDirty: () => boolean;
  /** Refuses to submit while the guard says no. Returns a function that takes the guard away. */
  readonly guardWith: (guard: () => boolean) => () => void;
  /** Shows what leaves before it is sent, by this policy: for forms that can show a review. Returns a function that stops it. */
  readonly reviewBy: (policy: ReviewPolicy) => () => void;
  /** Tells where a field's control is, so that it can be focused, and written into where it holds what was typed itself. */
  readonly setTarget: (field: Field, target: FocusTarget | null) => void;
  /** Focuses a field's control; where that is not there yet, once it is, unless the focus went elsewhere meanwhile. */
  readonly focus: (field: Field) => void;
  /** Hears of a field that shall take the focus and is not there yet. Returns a function that stops it. */
  readonly awaited: (listener: (field: Field) => void) => () => void;
  /** Which suggestions a person can have seen: what leaves unseen and unchanged is looked at once. */
  readonly sight: Sight;
  /** Loads what checks the answers, ahead of the first check. */
  readonly prepare: () => Promise<void>;
  /** Inspects the request; what was restored of a secret is forgotten then. */
  readonly inspect: (inspector?: FormInspector) => Promise<void>;
  /** Starts to keep what is typed as the question's draft. Returns a function that stops it. */
  readonly keepDraft: (isSensitive: (field: Field) => boolean) => () => void;
}

/** Something that can be focused. */
export interface FocusTarget {
  focus(): void;
  /** Shows another entry, where it holds what was typed itself. */
  write?(entry: Entry): void;
  /** Reports what it holds where no event did, as after a password manager filled it in. Called before a form is sent. */
  read?(): void;
}
