"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { focusById, listenAround } from "../../../../react/tree.js";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { Icon } from "../../../../ui/Icon.js";
import { useRefs } from "../../../../ui/useRefs.js";
import { useRootsState } from "../hooks/useRoots.js";
import { RootsManagerAdd, type RootsManagerAddProps } from "./RootsManagerAdd.js";
import { RootsManagerHonesty } from "./RootsManagerHonesty.js";
import { RootsManagerList } from "./RootsManagerList.js";
import { RootsManagerRoot } from "./RootsManagerRoot.js";
import { RootsManagerUndo } from "./RootsManagerUndo.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsPopover`. */
export interface RootsPopoverProps
  extends ComponentProps<"div">,
    Pick<RootsManagerAddProps, "pathOfFile"> {}

/**
 * A button that tells how many folders servers may know of, and unfolds the list beside it; for a toolbar. Children of
 * your own, `RootsManager.*` parts among them, replace what it unfolds. Renders a `<div>` element.
 */
export function RootsPopover({
  pathOfFile,
  ref,
  className,
  children,
  ...props
}: RootsPopoverProps): ReactNode {
  const words = useRootsMessages();
  const { roots } = useRootsState();
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const refs = useRefs(popover, ref);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const { current } = popover;
    if (!current) return undefined;
    const leave = (target: Element) => {
      if (!current.contains(target)) setIsOpen(false);
    };
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setIsOpen(false);
      focusById(current, `${id}-button`);
    };
    const events = new AbortController();
    const { signal } = events;
    current.addEventListener("keydown", close, { signal });
    const stops = [
      listenAround(current, "pointerdown", leave),
      listenAround(current, "focusin", leave),
    ];
    return () => {
      events.abort();
      for (const stop of stops) stop();
    };
  }, [isOpen, id]);

  return (
    <div {...props} ref={refs} className={cx("mcp-roots-popover", className)}>
      <Button
        id={`${id}-button`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.count({ count: roots.length })}
        <Icon name="open" />
      </Button>
      {isOpen && (
        <div id={id} className="mcp-roots-popover-panel">
          <RootsManagerRoot>
            {children ?? (
              <>
                <RootsManagerList />
                <RootsManagerUndo />
                <RootsManagerAdd {...(pathOfFile && { pathOfFile })} />
                <RootsManagerHonesty />
              </>
            )}
          </RootsManagerRoot>
        </div>
      )}
    </div>
  );
}
