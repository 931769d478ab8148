import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { limits } from "./limits.ts";
import { answerAll, type Sent } from "./openTab.ts";
import { type Received, startAsker } from "./startAsker.ts";
import { summarize } from "./summarize.ts";

/** Asks the same questions in one page, without a desk. */
export async function measurePage(people: number, each: number) {
  const sent: Sent[] = [];
  const received: Received[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const host = createHost({ kinds: [elicitation()], storage: false, limits });
      answerAll(host, `page ${person}`, (one) => sent.push(one));
      const { ask, close } = await startAsker(
        (client) => attachClient(host, client, { id: "asker" }),
        (one) => received.push(one),
      );
      for (let count = 0; count < each; count += 1) await ask(`${person}-${count}`);
      await close();
      host.close();
    }),
  );
  return summarize(sent, received, performance.now() - start);
}
