import { HostPrompts, HostProvider } from "mcp-host-ui";
import { HostAttention } from "mcp-host-ui/attention";
import { createRoot } from "react-dom/client";
import { host } from "./mainPort.ts";
import { Trips } from "./Trips.tsx";
import "mcp-host-ui/styles.css";

const root = document.querySelector("main");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <Trips />
      <HostPrompts />
      <HostAttention />
    </HostProvider>,
  );
