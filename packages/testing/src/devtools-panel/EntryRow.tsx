"use client";

import { ServerText } from "mcp-host-ui";
import { beginningOf } from "mcp-host-ui/kind";
import { type MemoExoticComponent, memo, type ReactNode } from "react";
import type { PanelEntry } from "./entries.js";
import { sayTime } from "./sayTime.js";
import { sayEnd, titleOf } from "./titleOf.js";

/** The props of `EntryRow`. */
export interface EntryRowProps {
  readonly entry: PanelEntry;
  /** The app's names of servers, by the ids of their sessions. */
  readonly names: ReadonlyMap<string, string>;
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly rowRef: (row: HTMLElement | null) => void;
}

/** One entry in two lines. Renders a `<div>` element with the role `option`. */
export const EntryRow: MemoExoticComponent<(props: EntryRowProps) => ReactNode> = memo(
  function EntryRow({ entry, names, index, count, isActive, rowRef }) {
    const { title, about, at } = linesOf(entry);
    const session = entry.type === "session" ? entry.of.id : entry.of.session;
    return (
      <div
        ref={rowRef}
        role="option"
        data-index={index}
        aria-selected={isActive}
        aria-posinset={index + 1}
        aria-setsize={count}
        tabIndex={isActive ? 0 : -1}
        className="mcp-devtools-row"
      >
        <ServerText className="mcp-devtools-title">{beginningOf(title, 150)}</ServerText>
        <span className="mcp-devtools-about">
          {`${about} · `}
          <ServerText>{beginningOf(names.get(session) ?? session, 60)}</ServerText>
          {at !== undefined && ` · ${sayTime(at)}`}
        </span>
      </div>
    );
  },
);

function linesOf(entry: PanelEntry): {
  readonly title: string;
  readonly about: string;
  readonly at?: number | undefined;
} {
  if (entry.type === "question") {
    const { of } = entry;
    return { title: titleOf(of), about: `${of.kind}, ${sayEnd(of)}`, at: of.receivedAt };
  }
  if (entry.type === "session") {
    const { of } = entry;
    return {
      title: of.name,
      about: of.events.at(-1)?.type ?? "known",
      at: of.events.at(-1)?.at,
    };
  }
  const { of, facts } = entry;
  return {
    title: facts.method ?? "?",
    about: `${of.from === "server" ? "from the server" : "to the server"}, ${facts.type}`,
    at: of.at,
  };
}
