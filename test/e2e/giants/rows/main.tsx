import { DecisionLogView, HostProvider, RequestInbox } from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Has servers ask so many questions, in order. */
    askMany(count: number): Promise<void>;
    /** Declines so many of those that are open. */
    declineMany(count: number): Promise<void>;
    /** Shows them. */
    showMany(where: "inbox" | "log"): void;
  }
}

const unlimited = Number.POSITIVE_INFINITY;
const log = createDecisionLog({ keep: unlimited });
const host = createHost({
  kinds: [elicitation()],
  limits: { open: unlimited, perMinute: unlimited },
  keepSettled: unlimited,
  unattendedAfter: unlimited,
  storage: false,
  log,
});
const servers = ["Travel Booking", "Weather", "Calendar", "Maps"].map((name) =>
  host.openSession({ id: name, name }),
);
const form = {
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

window.askMany = async (count) => {
  for (let asked = 0; asked < count; asked += 1) {
    const server = servers[asked % servers.length];
    const message = `Where should the tickets of trip ${asked} go?`;
    server?.receive("elicitation/create", { ...form, message }).catch(() => {});
  }
  while (host.getState().open.length < count) await new Promise((resolve) => setTimeout(resolve));
};
window.declineMany = async (count) => {
  const open = host.getState().open.slice(0, count);
  await Promise.all(
    open.map(({ id }) => host.send({ type: "settle", id, answer: { action: "decline" } })),
  );
};

window.showMany = (where) => {
  const root = document.getElementById("root");
  if (root)
    createRoot(root).render(
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        <div style={{ blockSize: 600, display: "grid" }}>
          {where === "log" ? <DecisionLogView /> : <RequestInbox />}
        </div>
      </HostProvider>,
    );
};
document.documentElement.dataset.ready = "";
