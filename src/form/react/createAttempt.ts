import type { UseFormReturn } from "react-hook-form";
import type { Judgement } from "../model/judgeForm.js";
import type { FormResolver } from "./createFormResolver.js";
import type { FormAttempt } from "./elicitationFormStore.js";
import type { FormValues } from "./heldEntry.js";

/**
 * Judges everything, or takes what is `known`; shows what is wrong, or else sends it. Resolves to the judgement, and to
 * what became of it where it was sent.
 */
export type AttemptToSend = (
  send: (judgement: Judgement) => Promise<FormAttempt>,
  known?: Judgement,
) => Promise<{ readonly judgement?: Judgement; readonly made?: FormAttempt }>;

/** Returns the function that attempts to send a form as react-hook-form submits one, which so knows of it. */
export function createAttempt(
  form: Pick<UseFormReturn<FormValues>, "handleSubmit">,
  resolver: Pick<FormResolver, "judgeWith">,
): AttemptToSend {
  return async (send, known) => {
    let judgement: Judgement | undefined;
    let made: FormAttempt;
    const unsent = new Error("Nothing was sent.");
    try {
      await resolver.judgeWith((judged) => {
        const submit = form.handleSubmit(
          async () => {
            judgement = judged();
            made = judgement && (await send(judgement));
            // So that react-hook-form calls nothing a success that was not sent.
            if (!made?.done) throw unsent;
          },
          () => {
            judgement = judged();
          },
        );
        return submit();
      }, known);
    } catch (error) {
      if (error !== unsent) throw error;
    }
    return { ...(judgement && { judgement }), made };
  };
}
