import { ElicitationCard, HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Puts a question as a server would, past every SDK, and resolves to what the server receives. */
    ask(params: object, method?: string): Promise<object>;
    /** Puts a question, waits until it is drawn, takes it back, and tells whether there was a dialog. */
    show(method: string, params: unknown): Promise<boolean>;
  }
}

const host = createHost({
  kinds: [
    elicitation({ url: true }),
    // No model: it says back what it was given.
    sampling({
      generate: async ({ messages }) => ({ content: JSON.stringify(messages), model: "echo" }),
    }),
    roots(),
  ],
  limits: { open: Number.POSITIVE_INFINITY, perMinute: Number.POSITIVE_INFINITY },
});
const session = host.openSession({ id: "travel", name: "Travel Booking", tapped: true });
window.ask = (params, method = "elicitation/create") => session.receive(method, params);

window.show = async (method, params) => {
  const withdrawal = new AbortController();
  const { signal } = withdrawal;
  const ended = { isOver: false };
  const end = async () => {
    await session.receive(method, params, { signal }).catch(() => {});
    ended.isOver = true;
  };
  const answer = end();
  const frame = () => new Promise(requestAnimationFrame);
  const dialog = () => document.querySelector("[role=dialog], [role=alertdialog]");
  while (!ended.isOver && !dialog()) await frame();
  // Two frames more: what follows the first drawing is drawn then.
  await frame();
  await frame();
  const wasShown = dialog() !== null;
  withdrawal.abort();
  await answer;
  while (host.getState().open.length > 0) await frame();
  await host.send({ type: "dismissAll", ids: host.getState().settled.map(({ id }) => id) });
  while (dialog()) await frame();
  return wasShown;
};

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      {location.search === "?card" ? <ElicitationCard /> : <HostPrompts />}
    </HostProvider>,
  );
