import { ElicitationCard, HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

declare global {
  interface Window {
    /** Puts a question as a server would, past every SDK, and resolves to what the server receives. */
    ask(params: object, method?: string): Promise<object>;
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
});
const session = host.openSession({ id: "travel", name: "Travel Booking", tapped: true });
window.ask = (params, method = "elicitation/create") => session.receive(method, params);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      {location.search === "?card" ? <ElicitationCard /> : <HostPrompts />}
    </HostProvider>,
  );
