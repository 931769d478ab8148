import type { Client } from "@modelcontextprotocol/client";
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import { ElicitationControlsProvider, HostPrompts } from "mcp-host-ui";
import { type AppFormView, appCapabilities, appForms } from "mcp-host-ui/apps";
import { AppForm, type OpenAppFormOptions } from "mcp-host-ui/apps/react";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactElement, ReactNode } from "react";

export const host = createHost({ kinds: [elicitation({ url: true }), appForms()] });

/** Your clients, by the id of their session. */
export const clients = new Map<string, Client>();

/** Makes the frame: with the sandbox and the policy that your app's views have. */
async function openView(options: OpenAppFormOptions): Promise<AppFormView> {
  const { uri, session, element, title, signal } = options;
  const client = clients.get(session);
  const result = await client?.readResource({ uri }, { signal });
  const [content] = result?.contents ?? [];
  if (!client || !content || !("text" in content)) throw new Error(`There is no view at ${uri}.`);
  const frame = document.createElement("iframe");
  frame.title = title;
  // Opaque to the page around it: never with allow-same-origin on the app's own origin.
  frame.sandbox.add("allow-scripts");
  element.append(frame);
  if (!frame.contentWindow) throw new Error("The frame is gone.");
  return {
    bridge: new AppBridge(null, { name: "my-host", version: "1.0.0" }, appCapabilities(host)),
    transport: new PostMessageTransport(frame.contentWindow, frame.contentWindow),
    load() {
      frame.srcdoc = content.text;
    },
  };
}

function ViewOrFields({ children }: { readonly children: ReactNode }): ReactElement {
  return <AppForm open={openView}>{children}</AppForm>;
}

/** Put cards inside, too. */
export function Questions(): ReactElement {
  return (
    <ElicitationControlsProvider fieldsContent={ViewOrFields}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}
