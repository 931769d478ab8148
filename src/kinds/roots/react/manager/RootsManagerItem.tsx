"use client";

import {
  type PointerEventHandler,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../../../../ui/Button.js";
import type { RootView } from "../hooks/rootsView.js";
import { RootEditor } from "./RootEditor.js";
import { RootFacts } from "./RootFacts.js";
import { RootMoves } from "./RootMoves.js";
import { RootName } from "./RootName.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { useRootsMessages } from "./useRootsMessages.js";
import type { RowDrop } from "./useRowDrag.js";

/** The props of `RootsManagerItem`. */
export interface RootsManagerItemProps {
  readonly root: RootView;
  /** Where it is in the list, counted from 0. */
  readonly place: number;
  /** The number of rows. */
  readonly count: number;
  /** The row's look while one is dragged. */
  readonly drop: RowDrop;
  /** Begins to drag it. */
  readonly onGrip: PointerEventHandler<HTMLElement>;
}

/** One root with what is to know of it, and what the person can do about it. Renders a `<li>` element. */
export function RootsManagerItem({
  root,
  place,
  count,
  drop,
  onGrip,
}: RootsManagerItemProps): ReactNode {
  const words = useRootsMessages();
  const { setRemoved, announce, focus } = useRootsContext();
  const [isEditing, setIsEditing] = useState(false);
  const editId = useId();
  const wasEditing = useRef(false);
  const label = rootLabel(root);

  useEffect(() => {
    if (wasEditing.current && !isEditing) focus(editId);
    wasEditing.current = isEditing;
  }, [isEditing, editId, focus]);

  const remove = async () => {
    if (root.origin === "host") return;
    const { done } = await root.remove();
    announce(done ? words.removed({ root: label }) : words.failed);
    if (done) setRemoved({ root, place });
  };

  return (
    <li
      className="mcp-roots-item"
      data-gone={root.gone || undefined}
      data-refused={root.refusal !== undefined || undefined}
      data-drop={drop}
    >
      <div className="mcp-roots-row">
        {count > 1 && <RootMoves root={root} place={place} count={count} onGrip={onGrip} />}
        <div className="mcp-roots-text">
          <RootName root={root} />
          <RootFacts root={root} />
        </div>
        {!isEditing && (
          <div className="mcp-roots-actions">
            <Button
              id={editId}
              weight="quiet"
              aria-label={words.editRoot({ root: label })}
              onClick={() => setIsEditing(true)}
            >
              {words.edit}
            </Button>
            {root.origin === "manual" && (
              <Button
                weight="quiet"
                data-leaves=""
                aria-label={words.removeRoot({ root: label })}
                onClick={() => void remove()}
              >
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      {isEditing && <RootEditor root={root} onClose={() => setIsEditing(false)} />}
    </li>
  );
}
