import { type ReactElement, useId } from "react";
import { useDemo } from "../demo.js";
import { ChoiceGroup } from "../settings/ChoiceGroup.js";
import { Switch } from "../settings/Switch.js";
import { useStore } from "../useStore.js";
import type { Connection } from "./createConnections.js";
import { ServerActions } from "./ServerActions.js";
import { serverIcon } from "./serverIcon.js";

/** Props of {@link ServerCard}. */
export interface ServerCardProps {
  readonly connection: Connection;
  /** The name of its tool that is picked. */
  readonly picked: string | undefined;
  readonly onPick: (tool: string) => void;
}

/** One server: where it is, how the connection stands, its tools. Renders a `<li>` element. */
export function ServerCard({ connection, picked, onPick }: ServerCardProps): ReactElement {
  const { connections } = useDemo();
  const { route, revision, phase, problem, tools } = connection;
  const heading = useId();
  return (
    <li className="server" aria-labelledby={heading}>
      <div className="server-head">
        {serverIcon({ session: route.id })}
        <h2 className="server-name" id={heading}>
          {route.name}
        </h2>
        <ServerActions connection={connection} />
      </div>
      <p className="server-state" data-phase={phase}>
        {phases[phase]} <span className="server-place">{route.place}</span>
      </p>
      {phase === "ready" && (
        <p className="server-claim">
          Says it is {connection.claim}, <span>speaks {connection.spoken}</span>
        </p>
      )}
      {problem !== undefined && (
        <p className="server-problem" role="alert">
          {problem}
        </p>
      )}
      {route.revisions.length > 1 && (
        <ChoiceGroup
          legend="Protocol revision"
          value={revision}
          choices={route.revisions.map((one) => [one, one])}
          onValueChange={(value) => connections.connect(route, value)}
        />
      )}
      {tools.length > 0 && <AsksFirst id={route.id} />}
      {tools.length > 0 && (
        <details className="tools" open={tools.length < 12}>
          <summary className="tools-summary">
            <bdi>{tools.length === 1 ? "1 tool" : `${tools.length} tools`}</bdi>
          </summary>
          <ul aria-label={`Tools of ${route.name}`}>
            {tools.map(({ name, title, description }) => (
              <li key={name}>
                <button
                  className="tool"
                  type="button"
                  aria-pressed={name === picked}
                  onClick={() => onPick(name)}
                >
                  <span className="tool-name">{title ?? name}</span>
                  <span className="tool-about">{description}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Whether the user decides before a tool of the server runs. Renders a `<label>` element. */
function AsksFirst({ id }: { readonly id: string }): ReactElement {
  const { settings } = useDemo();
  const { asksFirst } = useStore(settings);
  const others = asksFirst.filter((other) => other !== id);
  return (
    <Switch
      label="Ask before a tool runs"
      checked={asksFirst.includes(id)}
      onCheckedChange={(checked) =>
        settings.setState((all) => ({ ...all, asksFirst: checked ? [...others, id] : others }))
      }
    />
  );
}

const phases: Record<Connection["phase"], string> = {
  connecting: "Connecting…",
  ready: "Connected",
  failed: "Not connected",
  closed: "Disconnected",
};
