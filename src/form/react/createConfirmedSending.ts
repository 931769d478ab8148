import type { Receipt } from "../../host/command.js";
import { readFormIssues } from "../model/formIssue.js";
import type { FormValidation } from "../model/formValidator.js";
import type { ContentReview } from "./createContentReview.js";
import type { SendingRules } from "./createSendingRules.js";

type Content = FormValidation["content"];

/** Sends content after the app has confirmed its secrets; resolves to `undefined` if the app refuses. */
export type ConfirmedSending = (
  content: Content,
  reviewed: boolean,
) => Promise<Receipt | undefined>;

/** Makes the {@link ConfirmedSending} of one form. */
export function createConfirmedSending({
  session,
  rules,
  review: { secretsIn, noteSecrets },
  send,
  edit,
}: {
  readonly session: string;
  readonly rules: Readonly<SendingRules>;
  readonly review: ContentReview;
  readonly send: (content: Content, reviewed: boolean) => Promise<Receipt>;
  /** Returns to the fields. */
  readonly edit: () => void;
}): ConfirmedSending {
  const confirmAndSend: ConfirmedSending = async (content, reviewed) => {
    const secrets = secretsIn(content);
    const { confirmSecret } = rules;
    if (!confirmSecret || secrets.length === 0) return send(content, reviewed);
    let isConfirmed = false;
    try {
      isConfirmed = await confirmSecret({ content, secrets, session });
    } finally {
      if (!isConfirmed) edit();
    }
    return isConfirmed ? send(content, reviewed) : undefined;
  };

  return async (content, reviewed) => {
    const receipt = await confirmAndSend(content, reviewed);
    if (!receipt || receipt.done || receipt.rejection !== "unconfirmed") return receipt;
    // The host found a secret that this form did not.
    const names = readFormIssues(receipt.issues).map(({ path: [name] }) => String(name));
    noteSecrets(content, names);
    return rules.confirmSecret ? confirmAndSend(content, reviewed) : receipt;
  };
}

/** Whether the host wants the user to see the content, or to confirm its secrets, first. */
export function isLeftToUser(receipt: Receipt | undefined): boolean {
  return (
    receipt?.done === false &&
    (receipt.rejection === "unseen" || receipt.rejection === "unconfirmed")
  );
}
