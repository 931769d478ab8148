"use client";

import {
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Recorder } from "../devtools/recorder.js";
import type { Recording } from "../devtools/recording.js";
import { DevtoolsTools } from "./DevtoolsTools.js";
import { EntryList } from "./EntryList.js";
import { type EntryFilter, listEntries } from "./entries.js";
import { FilterFields } from "./FilterFields.js";
import type { McpDevtoolsProps } from "./McpDevtools.js";
import { PanelContext } from "./PanelContext.js";
import { PanelResizer } from "./PanelResizer.js";

/** The props of `DevtoolsPanel`. */
export interface DevtoolsPanelProps {
  readonly id: string;
  readonly recorder: Recorder;
  readonly replay: McpDevtoolsProps["replay"];
  /** Whether a person has just opened it. */
  readonly takesFocus: boolean;
}

/** A recording that was saved before, perhaps elsewhere. */
export interface OpenedFile {
  readonly name: string;
  readonly recording: Recording;
}

/** Everything that is recorded, in lists, with the details of one entry. Renders a `<div>` element. */
export function DevtoolsPanel({ id, recorder, replay, takesFocus }: DevtoolsPanelProps): ReactNode {
  const live = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState);
  const [file, setFile] = useState<OpenedFile>();
  const [filter, setFilter] = useState<EntryFilter>({ view: "questions", session: "", text: "" });
  const [said, say] = useState("");
  const recording = file?.recording ?? live;
  const entries = useMemo(() => listEntries(recording, filter), [recording, filter]);
  const context = useMemo(() => ({ recording, replay, say }), [recording, replay]);
  const box = useFocusWhileOpen(takesFocus);
  return (
    <PanelContext.Provider value={context}>
      <PanelResizer controls={id} />
      <div id={id} ref={box} tabIndex={-1} className="mcp-devtools-panel">
        <FilterFields
          recording={recording}
          filter={filter}
          onFilterChange={(next) => {
            setFilter(next);
            // What was said of the last press would hide how many are left.
            say("");
          }}
        />
        <DevtoolsTools recorder={recorder} file={file} onFileChange={setFile} />
        <p role="status" className="mcp-devtools-said">
          {said || `${entries.length} shown`}
        </p>
        <EntryList key={`${filter.view} ${file?.name}`} view={filter.view} entries={entries} />
      </div>
    </PanelContext.Provider>
  );
}

/** Moves the focus into the panel that a person opens, and back where it was once that closes. */
function useFocusWhileOpen(takesFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = box.current;
    const before = document.activeElement;
    // A dialog above it keeps the focus.
    if (takesFocus && !panel?.closest("[aria-hidden=true], [inert]"))
      panel?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && panel?.contains(document.activeElement)) before.focus();
    };
  }, [takesFocus]);
  return box;
}
