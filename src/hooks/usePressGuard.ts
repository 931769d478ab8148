"use client";

import { type SyntheticEvent, useEffect, useRef } from "react";
import { useHostSettings } from "./HostContext.js";

/** Keeps presses that were meant for something else from acting on a question that has just appeared. */
export interface PressGuard {
  /** Whether the question had been in sight for long enough when an event was made; an earlier press starts the wait anew. */
  readonly admits: (press: Event) => boolean;
  /** To be spread on the element around everything that can be pressed. */
  readonly props: {
    readonly onKeyDownCapture: (event: React.KeyboardEvent) => void;
    readonly onKeyUpCapture: (event: React.KeyboardEvent) => void;
    readonly onPointerDownCapture: (event: React.PointerEvent) => void;
    readonly onClickCapture: (event: React.MouseEvent) => void;
    readonly onSubmitCapture: (event: React.FormEvent) => void;
  };
}

const never = Number.POSITIVE_INFINITY;

/**
 * Guards the question of this id: clicks, Enter, Space and submits do nothing until it has been in sight for
 * `HostProvider`'s `armAfter`, counted to when they were made, not to when a busy page gets to them. Neither does a press
 * that began before, nor a key that is still held down; and who presses early waits as long again.
 */
export function usePressGuard(id: string): PressGuard {
  const { armAfter } = useHostSettings();
  const armed = useRef({ id: "", at: never });
  const early = useRef<{ key?: string; pointer?: boolean }>({});

  useEffect(() => {
    armed.current = { id, at: armAfter === 0 ? 0 : never };
    if (armAfter === 0) return undefined;
    return afterPaint((now) => {
      armed.current = { id, at: now + armAfter };
    });
  }, [id, armAfter]);

  const admits = (press: Event) => {
    const { at } = armed.current;
    // Some engines count from 1970 here: then a press is as old as the moment in which it is handled.
    const pressedAt = Math.min(press.timeStamp, performance.now());
    if (armed.current.id === id && pressedAt >= at) return true;
    if (at !== never) armed.current.at = Math.max(at, pressedAt + armAfter);
    return false;
  };

  return {
    admits,
    props: {
      onKeyDownCapture(event) {
        if (!isPress(event) || (admits(event.nativeEvent) && !event.repeat)) return;
        early.current.key = event.key;
        block(event);
      },
      onKeyUpCapture(event) {
        // Space acts when it is let go.
        if (event.key !== early.current.key) return;
        delete early.current.key;
        block(event);
      },
      onPointerDownCapture(event) {
        early.current.pointer = !admits(event.nativeEvent);
      },
      onClickCapture(event) {
        const isRestOfEarly = event.detail > 0 && early.current.pointer;
        if (!admits(event.nativeEvent) || isRestOfEarly) block(event);
      },
      onSubmitCapture(event) {
        if (!admits(event.nativeEvent)) block(event);
      },
    },
  };
}

/** Calls back once a frame has been painted, which is when a person can see it: a hidden page paints none. */
function afterPaint(callback: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    // The next frame begins when the one before it was handed on to the screen.
    frame = requestAnimationFrame(() => callback(performance.now()));
  });
  return () => cancelAnimationFrame(frame);
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
