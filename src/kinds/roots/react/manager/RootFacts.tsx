"use client";

import { type ReactNode, useCallback } from "react";
import { fillIn } from "../../../../messages/fillIn.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import type { RootRecord } from "../../core/rootRecord.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { useListedNames } from "./useListedNames.js";
import { useRootIssueMessages, useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootFacts`. */
export interface RootFactsProps {
  readonly root: RootRecord;
}

/** Tells who gets a root, where it comes from, and what is odd about it. Renders `<p>` elements. */
export function RootFacts({ root }: RootFactsProps): ReactNode {
  const words = useRootsMessages();
  const issues = useRootIssueMessages();
  const list = useListedNames();
  const names = useServerNames();
  const { roots } = useRootsContext();
  const { servers, exclusions, overlap, refusal, notes, origin, gone } = root;
  const other = overlap && roots.roots.find(({ id }) => id === overlap.other);

  const scope =
    servers === "all"
      ? words.forAll
      : servers.length === 0
        ? words.forNone
        : words.forSome({ servers: list(names(servers)) });
  const plain = [
    ...(refusal ? [] : [scope]),
    ...(origin === "host" ? [words.fromHost] : []),
    ...(exclusions.length > 0 && roots.exclusions !== "none"
      ? [words.exclusions({ count: exclusions.length })]
      : []),
    ...(other && overlap?.kind === "nested" ? [words.nested({ other: rootLabel(other) })] : []),
  ];
  const odd = [
    ...(gone ? [words.gone, words.goneHint] : []),
    ...(refusal ? [words.refused, fillIn(issues[refusal.code], refusal.params)] : []),
    ...(other && overlap?.kind === "duplicate"
      ? [words.duplicate({ other: rootLabel(other) })]
      : []),
    ...(notes.includes("hidden-characters") ? [words.hiddenCharacters] : []),
    ...(notes.includes("normalized") ? [words.normalized] : []),
  ];
  return (
    <>
      <p className="mcp-roots-facts">
        {plain.map((fact) => (
          <span key={fact} className="mcp-roots-fact">
            {fact}
          </span>
        ))}
      </p>
      {odd.map((fact) => (
        <p key={fact} className="mcp-roots-warning">
          {fact}
        </p>
      ))}
    </>
  );
}

/** Returns a function that gives the host's names for the servers of sessions. */
function useServerNames(): (sessions: readonly string[]) => readonly string[] {
  const { servers } = useRootsContext().roots;
  const visible = useVisibleText();
  return useCallback(
    (sessions) =>
      sessions.map((id) => visible(servers.find(({ session }) => session === id)?.name ?? id)),
    [servers, visible],
  );
}
