"use client";

import { beginningOf, useVisibleText } from "mcp-host-ui/kind";
import type { ReactNode } from "react";
import type { Recording } from "../devtools/recording.js";
import type { DevtoolsView, EntryFilter } from "./entries.js";

const views: readonly (readonly [DevtoolsView, string])[] = [
  ["questions", "Questions"],
  ["messages", "Messages"],
  ["sessions", "Sessions"],
];

/** The props of `FilterFields`. */
export interface FilterFieldsProps {
  readonly recording: Recording;
  readonly filter: EntryFilter;
  readonly onFilterChange: (filter: EntryFilter) => void;
}

/** Chooses the list and what stands in it. Renders a `<div>` element with the role `search`. */
export function FilterFields({ recording, filter, onFilterChange }: FilterFieldsProps): ReactNode {
  const visible = useVisibleText();
  const set = (part: Partial<EntryFilter>) => onFilterChange({ ...filter, ...part });
  return (
    <div role="search" aria-label="What is recorded" className="mcp-devtools-bar">
      <fieldset aria-label="List" className="mcp-devtools-views">
        {views.map(([view, label]) => (
          <label key={view} className="mcp-devtools-view">
            <input
              type="radio"
              name="mcp-devtools-view"
              checked={filter.view === view}
              onChange={() => set({ view })}
            />
            {`${label} (${recording[view].length})`}
          </label>
        ))}
      </fieldset>
      <select
        aria-label="Session"
        className="mcp-devtools-field"
        value={filter.session}
        onChange={({ target }) => set({ session: target.value })}
      >
        <option value="">All sessions</option>
        {recording.sessions.map(({ id, name }) => (
          <option key={id} value={id}>
            {visible(beginningOf(name, 60))}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label="Filter by text"
        placeholder="Filter"
        className="mcp-devtools-field"
        value={filter.text}
        onChange={({ target }) => set({ text: target.value })}
      />
    </div>
  );
}
