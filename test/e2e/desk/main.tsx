import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation()] });
attachDesk(host, { url: "/api/questions" });

const main = document.querySelector("main");
if (main)
  createRoot(main).render(
    <HostProvider host={host}>
      <HostPrompts />
    </HostProvider>,
  );
