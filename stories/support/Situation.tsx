import { type StartServerOptions, startServer, type TestServer } from "@mcp-host-ui/testing";
import { HostProvider } from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import type { Kind } from "mcp-host-ui/kind";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { ToolbarContext } from "./ToolbarContext.ts";

/** What a server does in a story, once it is connected. */
export type Scene = (server: TestServer, host: LocalHost) => unknown;

/** The props of {@link Situation}. */
export interface SituationProps {
  /** What the server does. */
  readonly scene: Scene;
  /** The server's session and protocol revision. */
  readonly server?: StartServerOptions;
  /** Makes the host. Keep it stable. @default elicitation in both modes, with a decision log */
  readonly open?: () => LocalHost;
  /** Kinds of question of the app's own. Keep the list stable. @default none */
  readonly kinds?: readonly Kind[];
  /** The time in which leaving can be taken back, in milliseconds. @default that of `HostProvider` */
  readonly undo?: number;
  /** The time for which it is shown what was just sent, in milliseconds. @default 0: the story shows what the server received */
  readonly showSent?: number;
  /** The host app's user interface. */
  readonly children: ReactNode;
}

/** A small host app with a real server that plays a scene, and what that server received. */
export function Situation({
  scene,
  server: options,
  open = openHost,
  kinds,
  undo,
  showSent = 0,
  children,
}: SituationProps): ReactNode {
  const toolbar = useContext(ToolbarContext);
  const [host, setHost] = useState<LocalHost>();
  const [received, setReceived] = useState<readonly unknown[]>([]);

  useEffect(() => {
    const opened = open();
    const started = startServer(opened, options);
    const listen = started.then((server) => {
      setHost(opened);
      Promise.resolve(scene(server, opened)).catch(console.error);
      // What a server has received changes by itself: no state of the host says when.
      const show = () =>
        setReceived((shown) =>
          shown.length === server.received.length ? shown : [...server.received],
        );
      const timer = setInterval(show, 50);
      return () => clearInterval(timer);
    });
    return () => {
      listen.then((stop) => stop()).catch(console.error);
      started
        .then((server) => server.close())
        .then(opened.close)
        .catch(console.error);
    };
  }, [scene, options, open]);

  return (
    host && (
      <HostProvider
        bars={{ showSent }}
        {...toolbar}
        questions={undo === undefined ? {} : { undo }}
        custom={kinds ? { kinds } : {}}
        host={host}
      >
        <main className="story">
          {children}
          <section className="story-received" aria-label="What the server received">
            <h2>What the server received</h2>
            <pre>{received.length === 0 ? "Nothing yet." : JSON.stringify(received, null, 2)}</pre>
          </section>
        </main>
      </HostProvider>
    )
  );
}

function openHost(): LocalHost {
  return createHost({
    kinds: [elicitation({ url: true })],
    log: createDecisionLog(),
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}
