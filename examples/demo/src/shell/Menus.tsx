import { DecisionLogView, RequestInbox, RootsManager, RootsPopover, useInbox } from "mcp-host-ui";
import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

/** What waits, what was decided, and where servers may work, behind a button each. */
export function Menus(): ReactElement {
  const { count } = useInbox();
  return (
    <>
      <button className="button quiet" type="button" popoverTarget="inbox">
        Inbox{count > 0 && <span className="badge">{count}</span>}
      </button>
      <section className="menu wide" id="inbox" popover="auto" aria-label="Inbox">
        <RequestInbox onOpen={() => document.getElementById("inbox")?.hidePopover()} />
        <details className="log">
          <summary>History</summary>
          <DecisionLogView />
        </details>
      </section>
      <RootsPopover>
        <Archive />
        <RootsManager.List />
        <RootsManager.Undo />
        <RootsManager.Add />
        <RootsManager.Servers />
        <RootsManager.Honesty />
      </RootsPopover>
    </>
  );
}

/** The app's own control: a folder that it opens and closes, as an editor does. */
function Archive(): ReactElement {
  const { workspace } = useDemo();
  const isOpen = useStore(workspace);
  return (
    <label className="archive">
      <input
        type="checkbox"
        checked={isOpen}
        onChange={(event) => workspace.openArchive(event.target.checked)}
      />
      {workspace.archiveName} is open in the workspace
    </label>
  );
}
