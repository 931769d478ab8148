"use client";

import { type SyntheticEvent, useEffect, useRef } from "react";
import { useHostSettings } from "./HostContext.js";

/** Keeps presses that were meant for something else from acting on a question that has just appeared. */
export interface PressGuard {
  /** Whether the question has been in sight for long enough. */
  readonly isArmed: () => boolean;
  /** To be spread on the element around everything that can be pressed. */
  readonly props: {
    readonly onKeyDownCapture: (event: React.KeyboardEvent) => void;
    readonly onKeyUpCapture: (event: React.KeyboardEvent) => void;
    readonly onPointerDownCapture: (event: React.PointerEvent) => void;
    readonly onClickCapture: (event: React.MouseEvent) => void;
    readonly onSubmitCapture: (event: React.FormEvent) => void;
  };
}

/**
 * Guards the question of this id: clicks, Enter, Space and submits do nothing until it has been in sight for
 * `HostProvider`'s `armAfter`; neither does a press that began before, nor a key that is still held down.
 */
export function usePressGuard(id: string): PressGuard {
  const { armAfter } = useHostSettings();
  const armed = useRef({ id: "", at: Number.POSITIVE_INFINITY });
  const early = useRef<{ key?: string; pointer?: boolean }>({});

  useEffect(() => {
    const arm = () => {
      armed.current = { id, at: performance.now() + armAfter };
    };
    if (armAfter === 0) return arm();
    // The first frame is when the person can see it: a hidden page paints none.
    const frame = requestAnimationFrame(arm);
    return () => cancelAnimationFrame(frame);
  }, [id, armAfter]);

  const isArmed = () => armed.current.id === id && performance.now() >= armed.current.at;

  return {
    isArmed,
    props: {
      onKeyDownCapture(event) {
        if (!isPress(event) || (isArmed() && !event.repeat)) return;
        early.current.key = event.key;
        block(event);
      },
      onKeyUpCapture(event) {
        // Space acts when it is let go.
        if (event.key !== early.current.key) return;
        delete early.current.key;
        block(event);
      },
      onPointerDownCapture() {
        early.current.pointer = !isArmed();
      },
      onClickCapture(event) {
        if (!isArmed() || (event.detail > 0 && early.current.pointer)) block(event);
      },
      onSubmitCapture(event) {
        if (!isArmed()) block(event);
      },
    },
  };
}

/** Whether a key would press something, rather than write. */
function isPress({ key, target }: React.KeyboardEvent): boolean {
  if (key !== "Enter" && key !== " ") return false;
  if (target instanceof HTMLInputElement) return key === "Enter" || target.selectionStart === null;
  const writes =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  return !writes;
}

function block(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
