"use client";

import { type PointerEvent, type RefObject, useState } from "react";

/** The look of a row while one is dragged: the one that moves, or the one before or behind which it would land. */
export type RowDrop = "moving" | "before" | "after" | undefined;

/** Dragging of the rows of one list. */
export interface RowDrag {
  /** Begins at a row's grip. */
  start(place: number, event: PointerEvent<HTMLElement>): void;
  /** Explains what to show at a row. */
  dropAt(place: number): RowDrop;
}

/** Lets a pointer move the children of a list; keys have buttons of their own. Escape leaves them where they are. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => unknown,
): RowDrag {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>();

  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return below < 0 ? rows.length : below;
  };

  return {
    start(from, { button, pointerId, currentTarget }) {
      if (button !== 0) return;
      const target: HTMLElement = currentTarget;
      const events = new AbortController();
      const listen = { signal: events.signal };
      // The place before which the row would land; one behind itself is where it is.
      const landing = (y: number) => {
        const before = placeAt(y);
        return before > from ? before - 1 : before;
      };
      const end = () => {
        events.abort();
        setDrag(undefined);
      };
      target.setPointerCapture(pointerId);
      setDrag({ from, to: from });
      target.addEventListener(
        "pointermove",
        ({ clientY }) => setDrag({ from, to: landing(clientY) }),
        listen,
      );
      target.addEventListener(
        "pointerup",
        ({ clientY }) => {
          const to = landing(clientY);
          end();
          if (to !== from) move(from, to);
        },
        listen,
      );
      target.addEventListener("pointercancel", end, listen);
      window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), listen);
    },
    dropAt(place) {
      if (!drag) return undefined;
      if (place === drag.from) return "moving";
      if (place !== drag.to) return undefined;
      return drag.to < drag.from ? "before" : "after";
    },
  };
}
