"use client";

import { type ReactNode, useState } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { BoundControl, BoundControlProps } from "../controls/boundControl.js";
import { hasManyLines } from "../controls/chooseControl.js";
import { lazyControl } from "../controls/lazyControls.js";
import { findJsonError } from "../controls/text/findJsonError.js";
import { PlainJsonControl } from "../controls/text/PlainJsonControl.js";
import { useBoundEntry } from "../controls/useBoundEntry.js";
import { textOf } from "../controls/writeText.js";

const LazyPiecedJson: BoundControl<"json"> = lazyControl(
  () => import("../controls/text/PiecedControl.js").then((module) => module.PiecedControl),
  PlainJsonControl,
);

/** Nested data, written as JSON, with the place where it goes wrong. Renders a `<div>` element. */
export function RawJson(props: BoundControlProps<"json">): ReactNode {
  const { binding, attributes } = props;
  const text = textOf(useBoundEntry(binding));
  const [Control] = useState(() => (hasManyLines(text) ? LazyPiecedJson : PlainJsonControl));
  const { form } = useMessages();
  const place = text.trim() ? findJsonError(text) : undefined;
  const noteId = `${attributes.id}-place`;
  const described = `${attributes["aria-describedby"] ?? ""} ${noteId}`.trimStart();
  return (
    <div className="mcp-form-picker">
      <Control
        {...props}
        attributes={place ? { ...attributes, "aria-describedby": described } : attributes}
      />
      {place && (
        <p id={noteId} className="mcp-form-hint">
          {form.jsonError(place)}
        </p>
      )}
    </div>
  );
}
