import { type HostileTextName, hostile } from "@mcp-host-ui/testing/hostile";
import {
  ElicitationCard,
  FloodNotice,
  HostProvider,
  RequestInbox,
  SamplingCard,
} from "mcp-host-ui";
import { createHost, elicitation, type LocalHost, sampling } from "mcp-host-ui/host";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { hostileRequests } from "./hostileRequests.ts";
import { ToolbarContext } from "./ToolbarContext.ts";

/** Everything that a server can say, with one text in every place. */
export function HostileServer({ says }: { readonly says: HostileTextName }): ReactNode {
  const toolbar = useContext(ToolbarContext);
  const [host] = useState(openHost);

  useEffect(() => {
    const { text } = hostile[says];
    for (const [id, ask] of Object.entries(hostileRequests)) {
      const session = host.openSession({
        id,
        name: `Server (${id})`,
        claims: { name: text, version: text },
        tapped: true,
      });
      // Nobody answers here: when the story ends, so does the question.
      ask(session, hostile[says]).catch(() => {});
    }
    return host.close;
  }, [host, says]);

  return (
    <HostProvider {...toolbar} host={host}>
      <main className="story">
        <FloodNotice />
        {Object.keys(hostileRequests).map((session) =>
          session === "sampling" ? (
            <SamplingCard key={session} session={session} />
          ) : (
            <ElicitationCard key={session} session={session} />
          ),
        )}
        {/* What nobody can answer has no card. */}
        <RequestInbox session="refused" />
      </main>
    </HostProvider>
  );
}

function openHost(): LocalHost {
  const generate = () => new Promise<never>(() => {});
  return createHost({
    kinds: [elicitation({ url: true }), sampling({ generate, tools: true })],
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
    // What is suggested may be as long as the rest, to be seen.
    limits: { defaultCharacters: 100_000 },
  });
}
