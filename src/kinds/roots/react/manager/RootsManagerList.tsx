"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { cx } from "../../../../ui/cx.js";
import { useRefs } from "../../../../ui/useRefs.js";
import { useRootsContext } from "./RootsContext.js";
import { RootsManagerItem } from "./RootsManagerItem.js";
import { useRootsMessages } from "./useRootsMessages.js";
import { useRowDrag } from "./useRowDrag.js";

/** The props of `RootsManager.List`. */
export type RootsManagerListProps = Omit<ComponentProps<"ul">, "children">;

/** All roots in the order in which servers get them, or what to say where there is none. Renders a `<ul>` element. */
export function RootsManagerList({ className, ref, ...props }: RootsManagerListProps): ReactNode {
  const words = useRootsMessages();
  const { roots, domId } = useRootsContext();
  const list = useRef<HTMLUListElement>(null);
  const refs = useRefs(list, ref);
  const drag = useRowDrag(list, (from, to) => roots.roots[from]?.moveTo(to));
  if (!roots.ready) return <p className="mcp-roots-empty">{words.loading}</p>;
  if (roots.roots.length === 0)
    return (
      <div id={`${domId}-list`} tabIndex={-1} className="mcp-roots-empty">
        <p className="mcp-roots-empty-title">{words.empty}</p>
        <p className="mcp-roots-hint">{words.emptyHint}</p>
      </div>
    );
  return (
    <ul
      {...props}
      ref={refs}
      id={`${domId}-list`}
      tabIndex={-1}
      aria-label={words.list}
      className={cx("mcp-roots-list", className)}
    >
      {roots.roots.map((root, place) => (
        <RootsManagerItem
          key={root.id}
          root={root}
          place={place}
          count={roots.roots.length}
          drop={drag.dropAt(place)}
          onGrip={(event) => drag.start(place, event)}
        />
      ))}
    </ul>
  );
}
