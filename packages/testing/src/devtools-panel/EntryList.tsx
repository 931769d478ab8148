"use client";

import { Guarded, useRovingRows, useRowWindow } from "mcp-host-ui/kind";
import { type ReactNode, useCallback, useContext, useMemo, useRef } from "react";

import { EntryDetail } from "./EntryDetail.js";
import { EntryRow } from "./EntryRow.js";
import { type DevtoolsView, type PanelEntry, sessionNames } from "./entries.js";
import { PanelContext } from "./PanelContext.js";

const usualHeight = 52;

/** The props of `EntryList`. */
export interface EntryListProps {
  readonly view: DevtoolsView;
  /** The last one first. */
  readonly entries: readonly PanelEntry[];
}

/**
 * A list, of which only the rows in sight exist if it is long, and the details of the row that the focus was on last; Enter
 * goes there. Renders a `<div>` element with both.
 */
export function EntryList({ view, entries }: EntryListProps): ReactNode {
  const { recording } = useContext(PanelContext);
  const names = useMemo(() => sessionNames(recording), [recording]);
  const detail = useRef<HTMLElement>(null);
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const { indices, watch, place, measure, show } = useRowWindow(keys, usualHeight);
  const { active, attach, ...roving } = useRovingRows({
    keys,
    show,
    isStop: (index) => entries[index] !== undefined,
    onActivate: () => detail.current?.focus(),
  });
  const attachAll = useCallback(
    (box: HTMLDivElement | null) => {
      attach(box);
      watch(box);
    },
    [attach, watch],
  );
  const chosen = entries[active];
  if (!chosen) return <p className="mcp-devtools-empty">{`No ${view} to show`}</p>;
  return (
    <div className="mcp-devtools-split">
      <div
        {...roving}
        ref={attachAll}
        role="listbox"
        aria-label={view}
        tabIndex={indices.includes(active) ? -1 : 0}
        className="mcp-devtools-list"
      >
        <div ref={place} role="presentation">
          {indices.map((index) => {
            const entry = entries[index];
            return (
              entry && (
                <EntryRow
                  key={entry.key}
                  rowRef={measure}
                  entry={entry}
                  names={names}
                  index={index}
                  count={entries.length}
                  isActive={index === active}
                />
              )
            );
          })}
        </div>
      </div>
      <section
        ref={detail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the arrow keys.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        aria-label="Details"
        className="mcp-devtools-detail"
      >
        <Guarded resetKey={chosen.key} fallback="This cannot be shown.">
          <EntryDetail key={chosen.key} entry={chosen} names={names} />
        </Guarded>
      </section>
    </div>
  );
}
