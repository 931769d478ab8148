import type { ReviewPolicy } from "../model/needsReview.js";
import type { ConfirmSecret, ElicitationFormStore } from "./elicitationFormStore.js";

/** The rules that components and the app set for sending a form, as they stand. */
export interface SendingRules {
  /** Whether no guard objects. */
  mayGo(): boolean;
  reviewPolicy?: ReviewPolicy | undefined;
  confirmSecret?: ConfirmSecret | undefined;
}

/** Makes {@link SendingRules} that forbid nothing and ask for nothing, and what sets them. */
export function createSendingRules(): Pick<
  ElicitationFormStore,
  "guardWith" | "reviewBy" | "confirmSecretWith"
> & { readonly rules: Readonly<SendingRules> } {
  const guards = new Set<() => boolean>();
  const rules: SendingRules = { mayGo: () => [...guards].every((guard) => guard()) };
  return {
    rules,
    guardWith(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    reviewBy(policy) {
      rules.reviewPolicy = policy;
      return () => {
        rules.reviewPolicy = undefined;
      };
    },
    confirmSecretWith(confirm) {
      rules.confirmSecret = confirm;
      return () => {
        rules.confirmSecret = undefined;
      };
    },
  };
}
