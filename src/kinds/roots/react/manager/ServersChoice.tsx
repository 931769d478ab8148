"use client";

import { type ReactNode, useId } from "react";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import type { RootServers } from "../../core/rootRecord.js";
import { useRootsContext } from "./RootsContext.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `ServersChoice`. */
export interface ServersChoiceProps {
  /** The servers; `undefined` until the user chooses. */
  readonly value: RootServers | undefined;
  /** Why a choice is needed. */
  readonly error?: string | undefined;
  readonly onValueChange: (servers: RootServers) => void;
}

/** Lets the person choose the servers that get a root: all, none, or one by one. Renders a `<fieldset>` element. */
export function ServersChoice({ value, error, onValueChange }: ServersChoiceProps): ReactNode {
  const words = useRootsMessages();
  const { servers } = useRootsContext().roots;
  const name = useId();
  const visible = useVisibleText();
  const every = servers.map(({ session }) => session);
  const chosen = value === undefined || value === "all" || value.length === 0 ? every : value;
  const scope = scopeOf(value);
  const choices = [
    ["all", words.allServers, "all"],
    ...(servers.length > 0 ? [["some", words.someServers, chosen] as const] : []),
    ["none", words.noServers, []],
  ] as const;

  const toggle = (session: string, isOn: boolean) =>
    onValueChange(isOn ? [...chosen, session] : chosen.filter((other) => other !== session));

  return (
    <fieldset
      className="mcp-roots-choice"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error && `${name}-error`}
    >
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
      {error && (
        <p id={`${name}-error`} role="alert" className="mcp-roots-error">
          {error}
        </p>
      )}
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

function scopeOf(value: RootServers | undefined): "all" | "some" | "none" | undefined {
  if (value === undefined || value === "all") return value;
  return value.length === 0 ? "none" : "some";
}
