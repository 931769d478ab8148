"use client";

import { type ReactNode, useId } from "react";
import type { UseDecisionLogResult } from "./useDecisionLog.js";
import { useLogMessages } from "./useLogMessages.js";

/** The props of `LogFilter`. */
export interface LogFilterProps {
  readonly servers: UseDecisionLogResult["servers"];
  /** The id of the session whose decisions are shown; undefined for all. */
  readonly chosen: string | undefined;
  readonly onChosenChange: (session: string | undefined) => void;
}

/** Chooses the server whose decisions are shown. Renders a `<div>` element. */
export function LogFilter({ servers, chosen, onChosenChange }: LogFilterProps): ReactNode {
  const { filter, allServers } = useLogMessages();
  const id = useId();
  const place = servers.findIndex((server) => server.id === chosen);
  return (
    <div className="mcp-log-filter">
      <label htmlFor={id}>{filter}</label>
      <select
        id={id}
        className="mcp-log-select"
        value={place}
        onChange={({ target }) => onChosenChange(servers[Number(target.value)]?.id)}
      >
        <option value={-1}>{allServers}</option>
        {servers.map((server, index) => (
          <option key={server.id} value={index}>
            {server.name}
          </option>
        ))}
      </select>
    </div>
  );
}
