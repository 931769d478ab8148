import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import type { Picked } from "../shell/App.js";
import { useStore } from "../useStore.js";
import { AddServer } from "./AddServer.js";
import { ServerCard } from "./ServerCard.js";

/** Props of {@link ServerList}. */
export interface ServerListProps {
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked) => void;
}

/** The servers and their tools: a column, or a popover where the window is narrow. Renders an `<aside>` element. */
export function ServerList({ picked, onPick }: ServerListProps): ReactElement {
  const connections = useStore(useDemo().connections);
  return (
    <aside className="servers" id="servers" popover="auto" aria-label="Servers">
      <ul className="servers-list">
        {connections.map((connection) => (
          <ServerCard
            key={connection.route.id}
            connection={connection}
            picked={picked?.connection === connection.route.id ? picked.tool : undefined}
            onPick={(tool) => {
              document.getElementById("servers")?.hidePopover();
              onPick({ connection: connection.route.id, tool });
            }}
          />
        ))}
      </ul>
      <AddServer />
    </aside>
  );
}
