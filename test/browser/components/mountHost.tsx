import styles from "mcp-host-ui/styles.css?inline";
import "mcp-host-ui/styles.css";
import { type StartServerOptions, startServer, type TestServer } from "@mcp-host-ui/testing";
import { HostProvider, type HostProviderProps } from "mcp-host-ui";
import {
  createHost,
  type DecisionLog,
  elicitation,
  type HostKind,
  type LocalHost,
} from "mcp-host-ui/host";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** A host in the page of the test, with a real server connected to it. */
export interface MountedHost {
  readonly host: LocalHost;
  readonly server: TestServer;
  /** Where the user interface is. */
  readonly tree: Document | ShadowRoot;
}

/** Puts a user interface into the page, as an app would: in StrictMode, guards and all. */
export function mountHost(
  ui: ReactNode,
  props: MountProps = {},
  options: StartServerOptions = {},
  kinds?: readonly HostKind[],
  log?: DecisionLog,
): Promise<MountedHost> {
  const main = document.body.appendChild(document.createElement("main"));
  return mountInto(main, ui, props, options, kinds, log);
}

/** Does the same in a shadow root, dialogs and sheet included, as a chat widget would. */
export function mountInShadowRoot(
  ui: ReactNode,
  props: MountProps = {},
  options: StartServerOptions = {},
  kinds?: readonly HostKind[],
  mode: ShadowRootMode = "open",
): Promise<MountedHost> {
  const widget = document.body.appendChild(document.createElement("chat-widget"));
  const root = widget.attachShadow({ mode });
  const [sheet, main, container] = ["style", "main", "div"].map((name) =>
    root.appendChild(document.createElement(name)),
  );
  if (sheet) sheet.textContent = styles;
  if (!main || !container) throw new Error("The shadow root has no place for the widget.");
  return mountInto(main, ui, { ...props, container }, options, kinds);
}

type MountProps = Omit<HostProviderProps, "host" | "children">;

async function mountInto(
  main: HTMLElement,
  ui: ReactNode,
  props: MountProps,
  options: StartServerOptions,
  kinds: readonly HostKind[] = [elicitation({ url: true })],
  log?: DecisionLog,
): Promise<MountedHost> {
  const host = createHost({ kinds, ...(log && { log }) });
  const server = await startServer(host, options);
  const root = createRoot(main);
  root.render(
    <StrictMode>
      <HostProvider
        {...props}
        host={host}
        questions={{ undo: 0, ...props.questions }}
        bars={{ showSent: 0, ...props.bars }}
      >
        {ui}
      </HostProvider>
    </StrictMode>,
  );
  onTestFinished(async () => {
    root.unmount();
    document.body.replaceChildren();
    await server.close();
    host.close();
  });
  const tree = main.getRootNode();
  return { host, server, tree: tree instanceof ShadowRoot ? tree : document };
}
