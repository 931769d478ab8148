"use client";

import type { ReactNode } from "react";
import type { RootRecord } from "../../core/rootRecord.js";
import { useRoots } from "../hooks/useRoots.js";
import { RootName } from "../manager/RootName.js";
import { RootPath } from "../manager/RootPath.js";
import { useRootsMessages } from "../manager/useRootsMessages.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** The props of `RootsConsentList`. */
export interface RootsConsentListProps {
  readonly roots: readonly RootRecord[];
}

/** The roots that a server gets, or got. Renders a `<ul>` element. */
export function RootsConsentList({ roots }: RootsConsentListProps): ReactNode {
  const consent = useRootsConsentMessages();
  const words = useRootsMessages();
  const { exclusions } = useRoots();
  return (
    <ul aria-label={consent.list} className="mcp-roots-list">
      {roots.map((root) => (
        <li key={root.id} className="mcp-roots-item">
          <RootName root={root} />
          {root.notes.includes("hidden-characters") && (
            <p className="mcp-roots-warning">{words.hiddenCharacters}</p>
          )}
          {exclusions === "enforced" && root.exclusions.length > 0 && (
            <p className="mcp-roots-hint">{words.exclusions({ count: root.exclusions.length })}</p>
          )}
          {exclusions === "sent" && root.exclusions.length > 0 && (
            <>
              <p className="mcp-roots-hint">{consent.keepsOut}</p>
              {root.exclusions.map((uri) => (
                <p key={uri} className="mcp-roots-hint">
                  <RootPath path={uri} />
                </p>
              ))}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
