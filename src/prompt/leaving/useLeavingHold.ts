"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import type { QuestionView } from "../questionKind.js";
import type { WaysOut } from "./discardGuard.js";

/** The time that somebody who stays at a notice has, as a multiple of the time in which it can be taken back (WCAG 2.2.1 asks for ten). */
const timesHeld = 20;

/** Kept between an answer and the deadline of its question, in milliseconds. */
const beforeDeadline = 1000;

/** Handlers for the notice of a question that is leaving. */
export interface LeavingHold {
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerDown(): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
  onKeyDown(): void;
  onKeyUp(event: KeyboardEvent<HTMLElement>): void;
  onBlur(event: { currentTarget: HTMLElement; relatedTarget: EventTarget | null }): void;
}

/**
 * Keeps a question from leaving while the person is at its notice, with a pointer or by keys, within the server's own
 * deadline. A pointer or a focus that came to lie there by itself is not the person's.
 */
export function useLeavingHold(
  { deadline, declines }: Pick<QuestionView, "deadline" | "declines">,
  ways: Pick<WaysOut, "leave" | "decline">,
): LeavingHold {
  const leave = declines ? ways.decline : ways.leave;
  const settings = useHostSettings().questions;
  const undo = declines ? settings.undoDecline : settings.undo;
  const held = useRef({ pointer: false, keys: false });
  const hold = (by: "pointer" | "keys", isHeld: boolean) => {
    const { pointer, keys } = held.current;
    const before = pointer || keys;
    held.current = { pointer, keys, [by]: isHeld };
    const now = held.current.pointer || held.current.keys;
    if (now === before) return;
    const time = now ? undo * timesHeld : undo;
    const rest = (deadline ?? Number.POSITIVE_INFINITY) - Date.now() - beforeDeadline;
    // Where the deadline is so near, the time that is there stays.
    if (rest > 0) void leave?.({ undo: Math.min(time, rest) });
  };
  return {
    onPointerMove({ pointerType }) {
      if (pointerType !== "touch") hold("pointer", true);
    },
    // A finger leaves as soon as it is lifted: what it touched stays for as long as it would under a pointer.
    onPointerDown: () => hold("pointer", true),
    onPointerLeave({ pointerType }) {
      if (pointerType !== "touch") hold("pointer", false);
    },
    onKeyDown: () => hold("keys", true),
    onKeyUp({ key }) {
      if (key === "Tab") hold("keys", true);
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        hold("keys", false);
    },
  };
}
