import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has a session ask so many questions of a method, declines the last one and takes the others back, and forgets it. */
    askAndSettle(method: string, params: object, count: number): Promise<void>;
  }
}

const unlimited = Number.POSITIVE_INFINITY;
const host = createHost({
  kinds: [
    elicitation(),
    roots({ initial: ["/work"] }),
    sampling({
      generate: () => Promise.reject(new Error("Nobody asks a model here.")),
      limits: { perMinute: unlimited },
    }),
  ],
  limits: { open: unlimited, perMinute: unlimited },
  unattendedAfter: unlimited,
});

window.askAndSettle = async (method, params, count) => {
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  const withdrawals = Array.from({ length: count }, () => new AbortController());
  const answers = withdrawals.map(({ signal }) => session.receive(method, params, { signal }));
  const heard = Promise.allSettled(answers);
  while (host.getState().open.length < count)
    await new Promise((resolve) => setTimeout(resolve, 10));
  for (const withdrawal of withdrawals) withdrawal.abort();
  await heard;
  session.close();
  // What is shown of them goes with the next frames.
  while (host.getState().open.length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
};

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host} safety={{ armAfter: 0 }}>
      <HostPrompts />
    </HostProvider>,
  );
document.documentElement.dataset.ready = "";
