import type { Receipt } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { notingSent } from "../../react/sentNotices.js";
import type { FormValidation } from "../model/formValidator.js";
import { hasDanger } from "../model/inspectForm.js";
import { needsReview, reviewsAlways } from "../model/needsReview.js";
import { createConfirmedSending, isLeftToUser } from "./createConfirmedSending.js";
import { createContentReview } from "./createContentReview.js";
import { createFormDelivery, type SentForm } from "./createFormDelivery.js";
import { createSendingRules } from "./createSendingRules.js";
import type {
  ElicitationFormStore,
  FormAttempt,
  NeedsConfirmation,
} from "./elicitationFormStore.js";
import { sentForm } from "./sentForm.js";

/** Sends a form, and asks for a confirmation first where one is needed. */
export type FormSending = Pick<
  ElicitationFormStore,
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

/** Makes what sends one form. */
export function createFormSending(host: Host, form: SentForm): FormSending {
  const { session, reading, entries, inspection, progress, sight } = form;
  const { fields } = reading;
  const { rules, ...setters } = createSendingRules();
  const contentReview = createContentReview(fields, { entries, inspection, sight });
  const { secretsIn, unseenIn, clearedIn } = contentReview;

  const { settle, fail, send: hand } = createFormDelivery(host, form);

  const send = (content: FormValidation["content"], reviewed: boolean) => {
    const secrets = secretsIn(content);
    const notice = sentForm(form, fields, content, secrets, form.ownLabel);
    const confirmed = secrets.map(({ name }) => name);
    return notingSent(
      host,
      hand(content, { reviewed, confirmed, cleared: clearedIn(content) }),
      () => notice,
    );
  };

  const edit = () => progress.setState({ phase: "editing" });
  const goBack = () => {
    if (progress.getState().phase === "review") edit();
  };

  /** Validates everything and hands it on, unless something is wrong or in the way. */
  const attempt = async (
    handOn: (content: FormValidation["content"]) => Promise<FormAttempt>,
  ): Promise<FormAttempt> => {
    const isRefused = !reading.answerable || progress.getState().phase !== "editing";
    if (isRefused || !rules.mayGo()) return undefined;
    entries.readControls();
    progress.setState({ ...progress.getState(), phase: "sending" });
    const { validation, made } = await entries.attempt(async ({ content, isWhole }) => {
      await inspection.settled();
      inspection.noteWhole(isWhole);
      return handOn(content);
    });
    if (!validation) edit();
    else if (isWrong(validation)) {
      await inspection.settled();
      inspection.noteWhole(validation.isWhole);
      fail(validation);
    }
    return made;
  };

  const deliver = createConfirmedSending({ session, rules, review: contentReview, send, edit });

  const confirm: ElicitationFormStore["confirm"] = async () => {
    const { phase, review, ...shown } = progress.getState();
    if (phase !== "review" || !review) return undefined;
    progress.setState({ ...shown, review, phase: "sending" });
    let receipt: Receipt | undefined;
    await entries.attempt(async ({ content }) => {
      receipt = await deliver(content, true);
      if (isLeftToUser(receipt)) show(content);
      return receipt;
    }, rightWith(review));
    return receipt;
  };

  const show = (content: FormValidation["content"]): NeedsConfirmation => {
    const secrets = secretsIn(content);
    const unseen = unseenIn(content);
    progress.setState({ phase: "review", review: content, secrets, unseen });
    const message = "Nothing was sent: show a person what would leave, then confirm it.";
    const look = { content, secrets, unseen, session };
    return { done: false, rejection: "needs-confirmation", message, ...look, confirm, goBack };
  };

  const submit: ElicitationFormStore["submit"] = (event) => {
    event?.preventDefault();
    return attempt(async (content) => {
      const isAsked = !rules.confirmSecret && secretsIn(content).length > 0;
      const policy = reviewsAlways(host) ? "always" : (rules.reviewPolicy ?? "never");
      // What nobody could check, or had on screen, the person has seen before it goes.
      const isUnseen = !inspection.isWhole() || unseenIn(content).length > 0;
      const showsReview = rules.reviewPolicy !== undefined && !rules.confirmSecret;
      const isDangerous = showsReview && hasDanger(inspection.found.getState());
      if (isDangerous || isUnseen || needsReview(policy, inspection.found.getState(), isAsked))
        return show(content);
      const receipt = await deliver(content, false);
      // A window may not see the policy of its host.
      return isLeftToUser(receipt) ? show(content) : receipt;
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
    ...setters,
  };
}

function isWrong({ issues, formIssues }: FormValidation): boolean {
  return issues.size > 0 || formIssues.length > 0;
}

/** The validation result from before the confirmation. */
function rightWith(content: FormValidation["content"]): FormValidation {
  return { content, issues: new Map(), formIssues: [], isWhole: true };
}
