import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
attachDesk(host, { url: "/api/questions" });

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <HostProvider host={host}>
    <HostPrompts />
  </HostProvider>,
);
