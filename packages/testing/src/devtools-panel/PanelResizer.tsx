"use client";

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from "react";

const [least, most, usual, step] = [20, 90, 45, 5];

/** The edge of the panel that a person moves with the arrow keys or a pointer. Renders a `<div>` element with the role `separator`. */
export function PanelResizer({ controls }: { readonly controls: string }): ReactNode {
  const [height, setHeight] = useState(usual);
  const set = (next: number) => setHeight(Math.min(most, Math.max(least, Math.round(next))));

  useLayoutEffect(() => {
    // On the root, so that the page can leave the panel its place.
    const { style } = document.documentElement;
    style.setProperty("--_mcp-devtools-height", `${height}dvh`);
    return () => void style.removeProperty("--_mcp-devtools-height");
  }, [height]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: height + step,
      ArrowDown: height - step,
      Home: least,
      End: most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) set((1 - clientY / window.innerHeight) * 100);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      className="mcp-devtools-edge"
      aria-label="Height of the panel"
      aria-orientation="horizontal"
      aria-controls={controls}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={height}
      aria-valuetext={`${height} percent of the window`}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
