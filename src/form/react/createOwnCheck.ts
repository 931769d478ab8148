import type { FieldCheck } from "../model/formValidator.js";
import type { FieldQuestion, FieldWords } from "./fieldWords.js";

/** Returns the function that runs the app's own check of a field. One that fails lets nothing pass: what was to be held back would be gone. */
export function createOwnCheck(
  words: () => FieldWords,
  question: FieldQuestion,
  report: (error: unknown) => void,
): FieldCheck {
  return async (field, value) => {
    const path = [field.name];
    try {
      const message = await words().validate?.(field, value, question);
      return message ? { path, code: "check", params: { message } } : undefined;
    } catch (error) {
      report(error);
      return { path, code: "check-failed", params: {} };
    }
  };
}
