"use client";

import { type PointerEventHandler, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../../../ui/Icon.js";
import type { RootView } from "../hooks/rootsView.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootMoves`. */
export interface RootMovesProps {
  readonly root: RootView;
  /** Where it is in the list, counted from 0. */
  readonly place: number;
  /** The number of rows. */
  readonly count: number;
  /** Begins to drag it. */
  readonly onGrip: PointerEventHandler<HTMLElement>;
}

/** Moves a root by keys, by presses, or by dragging the grip between them. Renders a `<div>` element. */
export function RootMoves({ root, place, count, onGrip }: RootMovesProps): ReactNode {
  const words = useRootsMessages();
  const { announce } = useRootsContext();
  const label = rootLabel(root);
  const pressed = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    // A browser drops the focus of an element that moves in the document.
    if (button && place >= 0) button.focus();
  }, [place]);

  const moveBy = (step: number) => async (event: React.MouseEvent<HTMLButtonElement>) => {
    const to = place + step;
    if (to < 0 || to >= count) return;
    pressed.current = event.currentTarget;
    const { done } = await root.moveTo(to);
    announce(done ? words.moved({ root: label, place: to + 1, count }) : words.failed);
  };

  return (
    <div className="mcp-roots-moves">
      <button
        type="button"
        className="mcp-roots-move"
        aria-label={words.moveUp({ root: label })}
        aria-disabled={place === 0}
        onClick={moveBy(-1)}
      >
        <Icon name="up" />
      </button>
      <span aria-hidden className="mcp-roots-grip" onPointerDown={onGrip} />
      <button
        type="button"
        className="mcp-roots-move"
        aria-label={words.moveDown({ root: label })}
        aria-disabled={place === count - 1}
        onClick={moveBy(1)}
      >
        <Icon name="open" />
      </button>
    </div>
  );
}
