import type { UseFormReturn } from "react-hook-form";
import type { FormValidation } from "../../model/formValidator.js";
import type { FormAttempt } from "../elicitationFormStore.js";
import type { FormResolver } from "./createFormResolver.js";
import type { FormValues } from "./heldEntry.js";

/**
 * Validates everything, or takes what is `known`; shows what is wrong, or else sends it. Resolves to the validation, and to
 * what became of it where it was sent.
 */
export type AttemptToSend = (
  send: (validation: FormValidation) => Promise<FormAttempt>,
  known?: FormValidation,
) => Promise<{ readonly validation?: FormValidation; readonly made?: FormAttempt }>;

/** Returns the function that attempts to send a form as react-hook-form submits one, which so knows of it. */
export function createAttempt(
  form: Pick<UseFormReturn<FormValues>, "handleSubmit">,
  resolver: Pick<FormResolver, "validatorWith">,
): AttemptToSend {
  return async (send, known) => {
    let validation: FormValidation | undefined;
    let made: FormAttempt;
    const unsent = new Error("Nothing was sent.");
    try {
      await resolver.validatorWith((validated) => {
        const submit = form.handleSubmit(
          async () => {
            validation = validated();
            made = validation && (await send(validation));
            // So that react-hook-form calls nothing a success that was not sent.
            if (!made?.done) throw unsent;
          },
          () => {
            validation = validated();
          },
        );
        return submit();
      }, known);
    } catch (error) {
      if (error !== unsent) throw error;
    }
    return { ...(validation && { validation }), made };
  };
}
