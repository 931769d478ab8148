import { type HostileTextName, hostile } from "@mcp-host-ui/testing/hostile";
import { createRoot } from "react-dom/client";
import { HostileServer } from "../../../stories/support/HostileServer.tsx";
import "mcp-host-ui/styles.css";
import "../../../.storybook/preview.css";

const isText = (name: string): name is HostileTextName =>
  Object.entries(hostile).some(([known, request]) => known === name && "text" in request);
const name = location.search.slice(1);
const root = document.getElementById("root");
if (root && isText(name)) createRoot(root).render(<HostileServer says={name} />);
