import type { TestContext } from "vitest";

/**
 * The hostile pages but those whose text is markup, long or from right to left: the same elements with other characters. And
 * five hundred messages, each of which stands in a shorter conversation: a third of the time of all walks went there.
 */
const alike = /^hostile(-record)?--(?!(markup|very-long|right-to-left)$)|--five-hundred-messages$/;

/** Whether a story has no element that another one has not that is examined; in `npm run test:deep` no story is like another. */
export function isAlike({ meta }: TestContext["task"]): boolean {
  return "storyId" in meta && isLikeAnother(String(meta.storyId));
}

/** The same of the story of an id. */
export function isLikeAnother(story: string): boolean {
  return !import.meta.env.TEST_DEEP && alike.test(story);
}
