"use client";

import { type ComponentProps, createElement, type ReactNode, useContext } from "react";
import { DrawingContext } from "../react/HostContext.js";
import { cx } from "./cx.js";
import { KeysContext } from "./keys/KeysContext.js";

/** The props of `Button`. */
export interface ButtonProps extends ComponentProps<"button"> {
  /** The prominence: `main` for the one action that answers, `plain` beside it, `quiet` in the margin, `danger` for what nobody should do lightly. @default the one that suits the part */
  readonly weight?: "main" | "plain" | "quiet" | "danger";
  /** The letter that presses it where single letters work, in upper case. @default none */
  readonly shortcut?: string | undefined;
}

/** A button in the look of the surfaces, or the app's own. Renders a `<button>` element. */
export function Button({
  weight = "plain",
  shortcut,
  className,
  ...props
}: ButtonProps): ReactNode {
  const hasKeys = useContext(KeysContext);
  const { button: own } = useContext(DrawingContext);
  const given = {
    type: "button",
    "aria-keyshortcuts": hasKeys ? shortcut : undefined,
    ...props,
    "data-weight": weight,
  } as const;
  // Without our class: only the places of buttons are ours then, not their looks.
  // An inline function is new at each render: mounted as a component, it would lose the focus.
  if (typeof own === "function") return own({ ...given, className });
  // What `forwardRef` and `memo` return has the type of a function, and is an object.
  if (own) return createElement(own, { ...given, className });
  return <button {...given} className={cx("mcp-button", className)} />;
}
