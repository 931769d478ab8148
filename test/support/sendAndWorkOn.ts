import type { TestServer } from "@mcp-host-ui/testing";

/** Runs a tool that sends the person to a page and works on; returns what the server received, and how to stop it. */
export function sendAndWorkOn(
  server: TestServer,
  params: object,
): { readonly answer: Promise<unknown>; readonly stop: () => void } {
  const stop = new AbortController();
  const answer = new Promise((resolve, reject) => {
    server
      .call(
        async (ask) => {
          const { question } = await ask({ question: { method: "elicitation/create", params } });
          resolve(question);
          await new Promise(() => {});
        },
        { signal: stop.signal },
      )
      .catch(reject);
  });
  // A question that nobody waits for may be withdrawn.
  answer.catch(() => {});
  return { answer, stop: () => stop.abort() };
}
