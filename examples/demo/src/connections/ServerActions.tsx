import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import type { Connection } from "./createConnections.js";

/** Connects, disconnects and removes a server. Renders `<button>` elements. */
export function ServerActions({ connection }: { readonly connection: Connection }): ReactElement {
  const { connections } = useDemo();
  const { route, revision, phase } = connection;
  const isOn = phase === "connecting" || phase === "ready";
  const actions = [
    isOn
      ? { label: "Disconnect", run: () => connections.disconnect(route.id) }
      : { label: "Connect", run: () => connections.connect(route, revision) },
    ...(route.added ? [{ label: "Remove", run: () => connections.remove(route.id) }] : []),
  ];
  return (
    <>
      {actions.map(({ label, run }) => (
        <button
          className="button quiet small"
          key={label}
          type="button"
          aria-label={`${label} ${route.name}`}
          onClick={() => run()}
        >
          {label}
        </button>
      ))}
    </>
  );
}
