"use client";

import { HostProvider, useHost } from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRecorder } from "../devtools/createRecorder.js";
import type { Recorder } from "../devtools/recorder.js";
import { adoptStyles } from "./adoptStyles.js";
import { DevtoolsPanel } from "./DevtoolsPanel.js";
import type { McpDevtoolsProps } from "./McpDevtools.js";

const neverChanges = () => () => {};
const isInPage = () => true;
const isOnServer = () => false;

const recorders = new WeakMap<Host, Recorder>();

/** The one recorder of a host whose app has made none. */
function recorderOf(host: Host): Recorder {
  const recorder = recorders.get(host) ?? createRecorder(host);
  recorders.set(host, recorder);
  return recorder;
}

/** The button and, once that or the shortcut was pressed, the panel. Renders an `<aside>` element in the body. */
export function Devtools({
  recorder: given,
  replay,
  button = true,
  defaultOpen = false,
}: McpDevtoolsProps): ReactNode {
  const host = useHost();
  const hasMounted = useSyncExternalStore(neverChanges, isInPage, isOnServer);
  const recorder = given ?? recorderOf(host);
  const panelId = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const [wasPressed, setPressed] = useState(false);

  useEffect(() => adoptStyles(document), []);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      // With Alt some keyboards write another letter.
      if (event.code !== "KeyM" || event.repeat || event.defaultPrevented) return;
      event.preventDefault();
      setPressed(true);
      setOpen((was) => !was);
    };
    document.addEventListener("keydown", toggle);
    return () => document.removeEventListener("keydown", toggle);
  }, []);

  if (!hasMounted || !(button || isOpen)) return null;
  return createPortal(
    // Words and buttons of the app's own are for its users.
    <HostProvider host={host}>
      <aside
        className="mcp-devtools"
        aria-label="MCP devtools"
        lang="en"
        dir="ltr"
        data-open={isOpen ? "" : undefined}
      >
        <button
          type="button"
          className="mcp-devtools-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-keyshortcuts="Alt+Shift+M"
          onClick={() => {
            setPressed(true);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? "Close MCP devtools" : "MCP devtools"}
        </button>
        {isOpen && (
          <DevtoolsPanel id={panelId} recorder={recorder} replay={replay} takesFocus={wasPressed} />
        )}
      </aside>
    </HostProvider>,
    document.body,
  );
}
