"use client";

import { type ReactNode, useId } from "react";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import type { RootServers } from "../../core/rootRecord.js";
import { useRootsContext } from "./RootsContext.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `ServersChoice`. */
export interface ServersChoiceProps {
  readonly value: RootServers;
  readonly onValueChange: (servers: RootServers) => void;
}

/** Lets the person choose the servers that get a root: all, none, or one by one. Renders a `<fieldset>` element. */
export function ServersChoice({ value, onValueChange }: ServersChoiceProps): ReactNode {
  const words = useRootsMessages();
  const { servers } = useRootsContext().roots;
  const name = useId();
  const visible = useVisibleText();
  const chosen = value === "all" ? servers.map(({ session }) => session) : value;
  const scope = value === "all" ? "all" : value.length === 0 ? "none" : "some";
  const choices = [
    ["all", words.allServers, "all"],
    ...(servers.length > 0 ? [["some", words.someServers, chosen] as const] : []),
    ["none", words.noServers, []],
  ] as const;

  const toggle = (session: string, isOn: boolean) =>
    onValueChange(isOn ? [...chosen, session] : chosen.filter((other) => other !== session));

  return (
    <fieldset className="mcp-roots-choice">
      <legend className="mcp-roots-label">{words.servers}</legend>
      {choices.map(([kind, label, servers]) => (
        <label key={kind} className="mcp-roots-option">
          <input
            type="radio"
            name={name}
            checked={scope === kind}
            onChange={() => onValueChange(servers)}
          />
          {label}
        </label>
      ))}
      {servers.length === 0 ? (
        <p className="mcp-roots-hint">{words.nobody}</p>
      ) : (
        scope === "some" && (
          <div className="mcp-roots-suboptions">
            {servers.map(({ session, name: server }) => (
              <label key={session} className="mcp-roots-option">
                <input
                  type="checkbox"
                  checked={chosen.includes(session)}
                  onChange={(event) => toggle(session, event.target.checked)}
                />
                <bdi>{visible(server)}</bdi>
              </label>
            ))}
          </div>
        )
      )}
    </fieldset>
  );
}
