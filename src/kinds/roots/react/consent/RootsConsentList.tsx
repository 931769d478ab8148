"use client";

import { type ReactNode, useId } from "react";
import type { RootRecord } from "../../core/rootRecord.js";
import { useRootsState } from "../hooks/useRoots.js";
import { RootName } from "../manager/RootName.js";
import { RootPath } from "../manager/RootPath.js";
import { useRootsMessages } from "../manager/useRootsMessages.js";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { useConsentChoice } from "./useConsentChoice.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** The roots that a server gets, each to be ticked while the question is open, or those that it got. Renders a `<ul>` element. */
export function RootsConsentList(): ReactNode {
  const words = useRootsConsentMessages();
  const consent = useRootsConsentContext();
  const [{ withheld }, change] = useConsentChoice(consent);
  const isOpen = consent.phase === "open";
  const tick = (uri: string, isTicked: boolean) =>
    change({
      withheld: isTicked ? withheld.filter((other) => other !== uri) : [...withheld, uri],
    });
  return (
    <ul aria-label={words.list} className="mcp-roots-list">
      {consent.roots.map((root) =>
        isOpen ? (
          <PickedRoot
            key={root.id}
            root={root}
            isTicked={!withheld.includes(root.uri)}
            onTick={(isTicked) => tick(root.uri, isTicked)}
          />
        ) : (
          <li key={root.id} className="mcp-roots-item">
            <RootName root={root} />
            <RootNotes root={root} />
          </li>
        ),
      )}
    </ul>
  );
}

interface PickedRootProps {
  readonly root: RootRecord;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function PickedRoot({ root, isTicked, onTick }: PickedRootProps): ReactNode {
  const id = useId();
  return (
    <li className="mcp-roots-item">
      <label className="mcp-roots-pick">
        <input
          type="checkbox"
          className="mcp-form-checkbox"
          aria-describedby={`${id}-notes`}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <RootName root={root} />
      </label>
      <div id={`${id}-notes`} className="mcp-roots-pick-notes">
        <RootNotes root={root} />
      </div>
    </li>
  );
}

/** Tells what is odd about a root, and which folders in it the server is to keep out of. Renders `<p>` elements. */
function RootNotes({ root }: Pick<PickedRootProps, "root">): ReactNode {
  const consent = useRootsConsentMessages();
  const words = useRootsMessages();
  const { exclusions } = useRootsState();
  const { notes, exclusions: excluded } = root;
  return (
    <>
      {notes.includes("hidden-characters") && (
        <p className="mcp-roots-warning">{words.hiddenCharacters}</p>
      )}
      {exclusions === "enforced" && excluded.length > 0 && (
        <p className="mcp-roots-hint">{words.exclusions({ count: excluded.length })}</p>
      )}
      {exclusions === "sent" && excluded.length > 0 && (
        <>
          <p className="mcp-roots-hint">{consent.keepsOut}</p>
          {excluded.map((uri) => (
            <p key={uri} className="mcp-roots-hint">
              <RootPath path={uri} />
            </p>
          ))}
        </>
      )}
    </>
  );
}
