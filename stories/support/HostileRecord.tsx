import { type HostileText, type HostileTextName, hostile } from "@mcp-host-ui/testing/hostile";
import { DecisionLogView, HostProvider, RequestInbox, RootsCard, RootsSettings } from "mcp-host-ui";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type LocalHost,
  type Question,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { hostileRequests } from "./hostileRequests.ts";
import { ToolbarContext } from "./ToolbarContext.ts";

/** The lists of what servers ask and asked, and of folders, with one text in every place. */
export function HostileRecord({ says }: { readonly says: HostileTextName }): ReactNode {
  const toolbar = useContext(ToolbarContext);
  const [host] = useState(() => openHost(hostile[says].text));

  useEffect(() => {
    askAndDecide(host, hostile[says]).catch(console.error);
    return host.close;
  }, [host, says]);

  return (
    <HostProvider {...toolbar} host={host}>
      <main className="story">
        <RequestInbox />
        <RootsCard />
        <RootsSettings />
        <DecisionLogView />
      </main>
    </HostProvider>
  );
}

/** Some requests stay open, one is declined by a rule with the text as its name, and one for the text as its reason. */
async function askAndDecide(host: LocalHost, says: HostileText): Promise<void> {
  const { text } = says;
  const claims = { name: text, version: text };
  const open = (id: string) => host.openSession({ id, name: text, claims, tapped: true });
  for (const [id, ask] of Object.entries(hostileRequests)) ask(open(id), says).catch(() => {});
  open("folders")
    .receive("roots/list", {})
    .catch(() => {});

  for (const more of [{ rule: text }, { answer: { action: "decline", reason: text } }]) {
    const session = open("decided");
    session.receive("elicitation/create", confirm(text)).catch(() => {});
    const { id } = await questionOf(host, "decided");
    const answer = { action: "decline" };
    await host.send({ type: "settle", id, answer, ...more });
  }
}

/** Waits for the question of a session: a long request is read in a task of its own. */
function questionOf(host: LocalHost, id: string): Promise<Question> {
  return new Promise((resolve) => {
    const look = () => {
      const question = host.getState().open.find(({ session }) => session === id);
      if (!question) return;
      stop();
      resolve(question);
    };
    const stop = host.subscribe(look);
    look();
  });
}

const confirm = (text: string) => ({
  message: text,
  requestedSchema: { type: "object", properties: {} },
});

function openHost(text: string): LocalHost {
  return createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: () => new Promise<never>(() => {}), tools: true }),
      roots({
        initial: [
          { uri: `file:///work/${encodeURIComponent(text.replace(/\p{Cs}/gu, "?"))}`, name: text },
          `/work/${text}`,
          text,
        ],
      }),
    ],
    log: createDecisionLog({ content: true }),
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}
