import type { Receipt } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import type { WritableStore } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import type { ElicitAnswer } from "../../wire/protocol/elicitResult.js";
import { groupIssues, readFormIssues } from "../model/formIssue.js";
import type { FormValidation } from "../model/formValidator.js";
import type { ElicitationFormReading } from "../model/readElicitationForm.js";
import type { FormInspecting } from "./createFormInspection.js";
import type { Sight } from "./createSight.js";
import type { FormProgress } from "./elicitationFormStore.js";
import type { FormEntries } from "./entries/createEntries.js";

/** The form that is sent. */
export interface SentForm {
  readonly id: string;
  readonly session: string;
  readonly reading: ElicitationFormReading;
  readonly entries: FormEntries;
  readonly inspection: FormInspecting;
  readonly progress: WritableStore<FormProgress>;
  readonly sight: Sight;
  readonly saveDraft: () => void;
  /** The app's own label of a field. */
  readonly ownLabel: (field: Field) => string | undefined;
}

/** Hands answers to the host, and notes in the form's progress what became of them. */
export interface FormDelivery {
  /** Answers the question, after the draft is saved. */
  settle(answer: ElicitAnswer): Promise<Receipt>;
  /** Goes back to the fields, and says what is wrong with them. */
  fail(found: Pick<FormValidation, "issues" | "formIssues">, receipt?: Receipt): void;
  /** Accepts with this content; `confirmation` states what the user saw and confirmed. */
  send(
    content: FormValidation["content"],
    confirmation: {
      readonly reviewed: boolean;
      readonly confirmed: readonly string[];
      readonly cleared: readonly string[];
    },
  ): Promise<Receipt>;
}

/** Makes the {@link FormDelivery} of one form. */
export function createFormDelivery(
  host: Host,
  { id, reading: { fields }, entries, inspection, progress, saveDraft }: SentForm,
): FormDelivery {
  const settle = async (answer: ElicitAnswer) => {
    // Until it is known which fields ask for a secret, nothing that was typed may be kept.
    const isPending = inspection.found.getState().phase === "pending";
    if (isPending && entries.isDirty()) await inspection.settled();
    // A call that asks again brings back what was typed, up to the last key.
    saveDraft();
    return host.send({ type: "settle", id, answer });
  };

  const fail = (
    { issues, formIssues }: Pick<FormValidation, "issues" | "formIssues">,
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

  const send: FormDelivery["send"] = async (content, { reviewed, confirmed, cleared }) => {
    const receipt = await settle({
      action: "accept",
      content,
      ...(reviewed && { reviewed }),
      ...(confirmed.length > 0 && { confirmed }),
      ...(cleared.length > 0 && { cleared }),
    });
    if (receipt.done) {
      progress.setState({ phase: "sent" });
      return receipt;
    }
    if (receipt.rejection === "unseen" || receipt.rejection === "unconfirmed") return receipt;
    const refusal = groupIssues(fields, readFormIssues(receipt.issues));
    entries.showIssues(refusal.issues);
    fail(refusal, receipt);
    return receipt;
  };

  return { settle, fail, send };
}
