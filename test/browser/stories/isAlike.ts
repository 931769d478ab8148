import type { TestContext } from "vitest";

/** The hostile pages but those whose text is markup, long or from right to left: the same elements with other characters. */
const alike = /^hostile(-record)?--(?!(markup|very-long|right-to-left)$)/;

/** Whether a story differs in its characters only from others that are examined; in `npm run test:deep` no story does. */
export function isAlike({ meta }: TestContext["task"]): boolean {
  return !import.meta.env.TEST_DEEP && "storyId" in meta && alike.test(String(meta.storyId));
}
