import "mcp-host-ui/styles.css";
import { ElicitationCard, ElicitationPrompt, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Peer } from "../peer.js";
import { asked } from "./byHand.js";

/** `ElicitationPrompt`, as an app mounts it: before anything was asked. */
export const prompt: Peer = (schema, onSent) => peerOf(<ElicitationPrompt />, schema, onSent);

/** `ElicitationCard`, in the page. */
export const card: Peer = (schema, onSent) => peerOf(<ElicitationCard />, schema, onSent);

function peerOf(
  surface: ReactNode,
  requestedSchema: Parameters<Peer>[0],
  onSent: Parameters<Peer>[1],
): ReturnType<Peer> {
  const host = createHost({ kinds: [elicitation()] });
  const session = host.openSession({ id: asked.server });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<HostProvider host={host}>{surface}</HostProvider>);
  const params = { message: asked.message, requestedSchema };
  return {
    ask: () => void session.receive("elicitation/create", params).then(onSent),
    // A long form begins with more than a window shows: 17 fields, four of which have three radios.
    inputs: 25,
  };
}
