"use client";

import { type MouseEvent, type ReactNode, useCallback } from "react";

/** Whether something is selected; `some`: a part of it. */
export type SelectionMark = "all" | "some" | "none";

/** The props of `SelectBox`. */
export interface SelectBoxProps {
  readonly label: string;
  readonly mark: SelectionMark;
  readonly tabIndex: 0 | -1;
  /** Hears of a press, and whether it goes from the last one on. */
  readonly onToggle: (range: boolean) => void;
}

/** Selects a row. Renders a `<div>` element with the role `gridcell` and an `<input>` in it. */
export function SelectBox({ label, mark, tabIndex, onToggle }: SelectBoxProps): ReactNode {
  const attach = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mark === "some";
    },
    [mark],
  );
  return (
    <div role="gridcell" tabIndex={-1} className="mcp-inbox-select">
      <label className="mcp-inbox-select-target">
        <input
          ref={attach}
          type="checkbox"
          className="mcp-form-checkbox"
          aria-label={label}
          tabIndex={tabIndex}
          checked={mark === "all"}
          // React wants a handler beside `checked`; only the click knows of the Shift key.
          onChange={() => {}}
          onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        />
      </label>
    </div>
  );
}
