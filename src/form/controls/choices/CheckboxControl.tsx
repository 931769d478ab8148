"use client";

import { type ReactNode, useRef, useState } from "react";
import type { Entry } from "../../model/entry.js";
import type { BoundControlProps } from "../boundControl.js";
import { useWritten } from "../useWritten.js";

/** Yes or no where the server suggests one; neither once the value is taken back. Renders an `<input>` element. */
export function CheckboxControl({ binding, attributes }: BoundControlProps<"boolean">): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [isTicked] = useState(() => binding.get() === true);
  const take = ({ checked }: HTMLInputElement) => binding.take(checked);
  useWritten(box, binding, writeTick, { take });
  return (
    <input
      {...attributes}
      type="checkbox"
      className="mcp-form-checkbox"
      defaultChecked={isTicked}
      ref={box}
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );
}

function writeTick(box: HTMLInputElement, entry: Entry) {
  box.checked = entry === true;
  // Only the property exists: HTML has no attribute for it.
  box.indeterminate = entry === null;
}
