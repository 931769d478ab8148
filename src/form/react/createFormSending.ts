import type { Receipt } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import type { WritableStore } from "../../react/createStore.js";
import type { ElicitAnswer } from "../../wire/protocol/elicitResult.js";
import { isSameEntry, startingEntry } from "../model/entry.js";
import { groupIssues, readFormIssues } from "../model/formIssue.js";
import { asksForSecret } from "../model/inspectForm.js";
import type { Judgement } from "../model/judgeForm.js";
import { needsReview, type ReviewPolicy, reviewsAlways } from "../model/needsReview.js";
import type { ElicitationFormReading } from "../model/readElicitationForm.js";
import type { FormEntries } from "./createEntries.js";
import type { FormInspection } from "./createFormInspection.js";
import type { Sight } from "./createSight.js";
import type {
  ConfirmSecret,
  ElicitationFormControl,
  FormAttempt,
  FormProgress,
  NeedsLook,
} from "./elicitationFormControl.js";

/** Sends a form, and asks for a confirmation first where one is needed. */
export type FormSending = Pick<
  ElicitationFormControl,
  | "submit"
  | "review"
  | "confirm"
  | "goBack"
  | "decline"
  | "cancel"
  | "guardWith"
  | "reviewBy"
  | "confirmSecretWith"
>;

/** The form that is sent. */
export interface SentForm {
  readonly id: string;
  readonly session: string;
  readonly reading: ElicitationFormReading;
  readonly entries: FormEntries;
  readonly inspection: FormInspection;
  readonly progress: WritableStore<FormProgress>;
  readonly sight: Sight;
  readonly saveDraft: () => void;
}

/** Makes what sends one form. */
export function createFormSending(
  host: Host,
  { id, session, reading, entries, inspection, progress, sight, saveDraft }: SentForm,
): FormSending {
  const { fields } = reading;
  const guards = new Set<() => boolean>();
  let reviewPolicy: ReviewPolicy | undefined;
  let confirmSecret: ConfirmSecret | undefined;

  const settle = (answer: ElicitAnswer) => {
    // A call that asks again brings back what was typed, up to the last key.
    saveDraft();
    return host.send({ type: "settle", id, answer });
  };

  const fail = (
    { issues, formIssues }: Pick<Judgement, "issues" | "formIssues">,
    receipt?: Receipt,
  ) =>
    progress.setState({
      phase: "editing",
      failure: {
        attempt: (progress.getState().failure?.attempt ?? 0) + 1,
        fields: fields.filter((field) => issues.has(field.id)),
        issues: formIssues,
        ...(receipt && { receipt }),
      },
    });

  /** A suggestion is no secret of the person's, unless it was asked for as one. */
  const secretsIn = (content: Judgement["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) &&
        inspection.isSecret(field) &&
        (asksForSecret(inspection.found.getState(), field) ||
          !isSameEntry(entries.get(field), startingEntry(field))),
    );

  /** The fields that would leave though nobody entered or saw their values. */
  const unseenIn = (content: Judgement["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) && !entries.isChanged(field) && !sight.has(field),
    );

  const send = async (content: Judgement["content"], looked: boolean): Promise<Receipt> => {
    const receipt = await settle({ action: "accept", content, ...(looked && { looked }) });
    if (receipt.done) {
      progress.setState({ phase: "sent" });
      return receipt;
    }
    if (receipt.reason === "unseen") return receipt;
    const refusal = groupIssues(fields, readFormIssues(receipt.issues));
    entries.showIssues(refusal.issues);
    fail(refusal, receipt);
    return receipt;
  };

  const edit = () => progress.setState({ phase: "editing" });
  const goBack = () => {
    if (progress.getState().phase === "review") edit();
  };

  /** Judges everything and hands it on, unless something is wrong or in the way. */
  const attempt = async (
    handOn: (content: Judgement["content"]) => Promise<FormAttempt>,
  ): Promise<FormAttempt> => {
    const isRefused = !reading.answerable || progress.getState().phase !== "editing";
    if (isRefused || ![...guards].every((guard) => guard())) return undefined;
    progress.setState({ ...progress.getState(), phase: "sending" });
    const { judgement, made } = await entries.attempt(async ({ content, isWhole }) => {
      await inspection.settled();
      inspection.noteWhole(isWhole);
      return handOn(content);
    });
    if (!judgement) edit();
    else if (isWrong(judgement)) {
      await inspection.settled();
      inspection.noteWhole(judgement.isWhole);
      fail(judgement);
    }
    return made;
  };

  /** Asks the app, where it wants to be asked, before a secret leaves. */
  const deliver = async (
    content: Judgement["content"],
    looked: boolean,
  ): Promise<Receipt | undefined> => {
    const secrets = secretsIn(content);
    if (!confirmSecret || secrets.length === 0) return send(content, looked);
    let isConfirmed = false;
    try {
      isConfirmed = await confirmSecret({ content, secrets, session });
    } finally {
      if (!isConfirmed) edit();
    }
    return isConfirmed ? send(content, looked) : undefined;
  };

  const confirm: ElicitationFormControl["confirm"] = async () => {
    const { phase, review, ...shown } = progress.getState();
    if (phase !== "review" || !review) return undefined;
    progress.setState({ ...shown, review, phase: "sending" });
    let receipt: Receipt | undefined;
    await entries.attempt(async ({ content }) => {
      receipt = await deliver(content, true);
      return receipt;
    }, rightWith(review));
    return receipt;
  };

  const show = (content: Judgement["content"]): NeedsLook => {
    const secrets = secretsIn(content);
    const unseen = unseenIn(content);
    progress.setState({ phase: "review", review: content, secrets, unseen });
    const message = "Nothing was sent: show a person what would leave, then confirm it.";
    const look = { content, secrets, unseen, session };
    return { done: false, reason: "needs-look", message, ...look, confirm, goBack };
  };

  const submit: ElicitationFormControl["submit"] = (event) => {
    event?.preventDefault();
    return attempt(async (content) => {
      const isAsked = !confirmSecret && secretsIn(content).length > 0;
      const policy = reviewsAlways(host) ? "always" : (reviewPolicy ?? "never");
      // What nobody could check, or had on screen, the person has seen before it goes.
      const isUnseen = !inspection.isWhole() || unseenIn(content).length > 0;
      if (isUnseen || needsReview(policy, inspection.found.getState(), isAsked))
        return show(content);
      const receipt = await deliver(content, false);
      // A window may not see the policy of its host.
      return receipt && !receipt.done && receipt.reason === "unseen" ? show(content) : receipt;
    });
  };

  return {
    submit,
    async review() {
      await attempt(async (content) => show(content));
    },
    confirm,
    goBack,
    decline: (reason) => settle({ action: "decline", ...(reason !== undefined && { reason }) }),
    cancel: () => settle({ action: "cancel" }),
    guardWith(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    reviewBy(policy) {
      reviewPolicy = policy;
      return () => {
        reviewPolicy = undefined;
      };
    },
    confirmSecretWith(confirm) {
      confirmSecret = confirm;
      return () => {
        confirmSecret = undefined;
      };
    },
  };
}

function isWrong({ issues, formIssues }: Judgement): boolean {
  return issues.size > 0 || formIssues.length > 0;
}

/** The validation result from before the confirmation. */
function rightWith(content: Judgement["content"]): Judgement {
  return { content, issues: new Map(), formIssues: [], isWhole: true };
}
