import type { SyntheticEvent } from "react";
import { createStore, type Store } from "../../react/createStore.js";
import { treeOf } from "../../react/tree.js";
import { isTextField } from "../focus/textField.js";
import { createArmingMark } from "./createArmingMark.js";
import { type CoverWatch, watchCover } from "./watchCover.js";

/** Keeps presses that were meant for something else from acting on a question that has just appeared. */
export interface PressGuard {
  /** Whether the question had been in sight for long enough when an event was made; an earlier press starts the wait anew. */
  readonly admits: (press: Event) => boolean;
  /** Whether something that accepts and is no press, such as a choice from a list, is taken: nothing may cover it. */
  readonly accepts: (event: Event) => boolean;
  /** Whether a press was not taken because something may have covered the question; until one is. */
  readonly suspicion: Store<boolean>;
  /** For the element around everything that can be pressed; it carries `data-arming` while presses are not taken. */
  readonly attach: (element: HTMLElement | null) => void;
  /** To be spread on the same element. */
  readonly props: {
    readonly onKeyDownCapture: (event: React.KeyboardEvent) => void;
    readonly onKeyUpCapture: (event: React.KeyboardEvent) => void;
    readonly onPointerDownCapture: (event: React.PointerEvent) => void;
    readonly onClickCapture: (event: React.MouseEvent) => void;
    readonly onSubmitCapture: (event: React.FormEvent) => void;
  };
}

/** Options for a press guard. */
export interface PressGuardOptions {
  /** For how long, in milliseconds. */
  readonly armAfter: number;
  /** The id of the question's title, where what accepts waits for the question to lie uncovered, too. */
  readonly uncovered?: string | undefined;
  /** Whether it has been there before, as settings have: then nothing waits but for what covered it. */
  readonly isSettled?: boolean | undefined;
}

/** A guard that can be told of a new question. */
export interface PressGuardControl extends PressGuard {
  /** Waits anew. Returns a function that ends it. */
  readonly begin: (options: PressGuardOptions) => () => void;
}

const never = Number.POSITIVE_INFINITY;

/** Makes a guard; it takes nothing before it has begun. */
export function createPressGuard(): PressGuardControl {
  const suspicion = createStore(false);
  const early: { key?: string; pointer?: boolean } = {};
  let element: HTMLElement | null = null;
  let armAfter = 0;
  let armedAt = never;
  /** When somebody last pressed what something covered. */
  let suspectedAt = -never;
  let cover: CoverWatch | undefined;

  const acceptsFrom = () => {
    if (!cover) return armedAt;
    return Math.max(armedAt, Math.max(cover.clearSince(), suspectedAt) + armAfter);
  };
  const mark = createArmingMark(acceptsFrom);

  const admits = (press: Event) => {
    const pressedAt = momentOf(press);
    if (pressedAt >= armedAt) return true;
    if (armedAt !== never) armedAt = Math.max(armedAt, pressedAt + armAfter);
    return false;
  };
  const accepts = (press: Event) => {
    const pressedAt = momentOf(press);
    const isTaken = pressedAt >= acceptsFrom();
    if (!isTaken) suspectedAt = pressedAt;
    suspicion.setState(!isTaken);
    mark.update();
    return isTaken;
  };

  return {
    admits,
    accepts,
    suspicion,
    attach(next) {
      element = next;
      mark.attach(next);
    },
    begin(options) {
      ({ armAfter } = options);
      armedAt = armAfter === 0 || options.isSettled ? 0 : never;
      suspicion.setState(false);
      const { uncovered } = options;
      if (uncovered !== undefined && element)
        cover = watchCover(element, treeOf(element).getElementById(uncovered), mark.update);
      mark.update();
      const stopWaiting = afterPaint((now) => {
        if (armedAt === never) armedAt = now + armAfter;
        mark.update();
      });
      return () => {
        stopWaiting();
        cover?.stop();
        cover = undefined;
        mark.stop();
      };
    },
    props: {
      onKeyDownCapture(event) {
        if (!isPress(event) || (admits(event.nativeEvent) && !event.repeat)) return;
        early.key = event.key;
        block(event);
      },
      onKeyUpCapture(event) {
        // Space acts when it is let go.
        if (event.key !== early.key) return;
        delete early.key;
        block(event);
      },
      onPointerDownCapture(event) {
        early.pointer = !admits(event.nativeEvent);
      },
      onClickCapture(event) {
        const { nativeEvent, detail } = event;
        const isRestOfEarly = detail > 0 && early.pointer;
        if (!admits(nativeEvent) || isRestOfEarly) block(event);
        else if (!isLeaving(nativeEvent) && !accepts(nativeEvent)) block(event);
      },
      onSubmitCapture(event) {
        if (!admits(event.nativeEvent) || !accepts(event.nativeEvent)) block(event);
      },
    },
  };
}

/** When a press was made. Some engines count from 1970 here: then a press is as old as the moment in which it is handled. */
function momentOf(press: Event): number {
  return Math.min(press.timeStamp, performance.now());
}

function block(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Calls back once a frame has been painted, which is when a person can see it: a hidden page paints none. */
function afterPaint(callback: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    // The next frame begins when the one before it was handed on to the screen.
    frame = requestAnimationFrame(() => callback(performance.now()));
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Whether a press only leaves a question: it says no, puts aside, stops or goes back. Buttons that do so carry
 * `data-leaves`; what else can be pressed counts as accepting, a button of the app's own too.
 */
function isLeaving(press: Event): boolean {
  const { target } = press;
  const pressed = target instanceof Element ? target.closest(pressable) : null;
  return pressed === null || pressed.hasAttribute("data-leaves");
}

const pressable =
  'button, a[href], [role="button"], [role="link"], input:is([type="submit"], [type="button"], [type="image"])';

/** Whether a key would press something, rather than write. */
function isPress({ key, target }: React.KeyboardEvent): boolean {
  if (key !== "Enter" && key !== " ") return false;
  if (target instanceof HTMLInputElement) return key === "Enter" || target.selectionStart === null;
  return !(target instanceof Element && isTextField(target));
}
