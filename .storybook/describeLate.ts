import { configure, getConfig } from "storybook/test";

/**
 * Lets an error of Testing Library write down what the page holds once somebody reads it. A query that waits throws one each
 * time it looks, and all but the last are dropped unread.
 */
export function describeLate(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = "TestingLibraryElementError";
      return Object.defineProperty(error, "message", {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
    },
  });
}
