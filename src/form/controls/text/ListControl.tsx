"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isWithin } from "../../../schema/bounds.js";
import { Button } from "../../../ui/Button.js";
import { useGrowing } from "../../../ui/useGrowing.js";
import { useMessages } from "../../../ui/useMessages.js";
import { isComposing } from "../../parts/isComposing.js";
import type { BoundControlProps } from "../boundControl.js";
import { itemsOf, useBoundEntry } from "../useBoundEntry.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";
import { TypedInput } from "./TypedInput.js";

const atOnce = 40;

/** A list of texts of the person's own. Renders a `<div>` element. */
export function ListControl({
  field,
  binding,
  secret,
  attributes: { "aria-required": _, "aria-invalid": invalid, ...attributes },
}: BoundControlProps<"list">): ReactNode {
  const { form } = useMessages();
  const value = itemsOf(useBoundEntry(binding));
  const rows = value.length > 0 ? value : [""];
  const count = useGrowing(rows.length, atOnce);
  const isFull = !isWithin("maxItems", rows.length + 1, field.maxItems);
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (next.current === undefined) return;
    box.current?.querySelectorAll("input")[next.current]?.focus();
    next.current = undefined;
  });

  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });
  useEffect(() => {
    const inputs = () => [...(box.current?.querySelectorAll("input") ?? [])];
    binding.attach({
      focus: () => inputs()[0]?.focus(),
      read() {
        const held = inputs().map(({ value }) => value);
        if (held.some((text, index) => text !== shown.current[index]))
          binding.take(shown.current.map((row, index) => held[index] ?? row));
      },
    });
    return () => binding.attach(null);
  }, [binding]);

  const change = (items: readonly string[], focused?: number) => {
    next.current = focused;
    binding.take(items);
  };
  const add = (after: number) => {
    if (!isFull) change([...rows.slice(0, after + 1), "", ...rows.slice(after + 1)], after + 1);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // Enter goes on to the next item; sending is for the last step, or Ctrl and Enter.
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isComposing(event) && rows[index] !== "") add(index);
  };

  return (
    <div {...attributes} ref={box} role="group" className="mcp-form-list">
      {rows.slice(0, count).map((row, index) => (
        // Rows have no identity but their place: the same text may stand in two of them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="mcp-form-list-row">
          <TypedInput
            {...(secret ? secretProps : { autoComplete: "none" })}
            type={secret && !isShown ? "password" : "text"}
            className="mcp-form-input"
            dir="auto"
            aria-label={form.item({ position: index + 1 })}
            aria-invalid={invalid}
            text={row}
            onKeyDown={(event) => onKeyDown(event, index)}
            onChange={({ currentTarget }) => change(rows.with(index, currentTarget.value))}
          />
          {(rows.length > 1 || row !== "") && (
            <Button
              weight="quiet"
              aria-label={form.removeItem({ position: index + 1 })}
              onClick={() => change(rows.toSpliced(index, 1), Math.max(0, index - 1))}
            >
              <span aria-hidden className="mcp-form-cross" />
            </Button>
          )}
        </div>
      ))}
      <Button
        weight="quiet"
        className="mcp-form-add"
        disabled={isFull}
        onClick={() => add(rows.length - 1)}
      >
        {form.addItem}
      </Button>
      {secret && (
        <SecretToggle
          shown={isShown}
          onShownChange={setShown}
          labelledBy={attributes["aria-labelledby"]}
        />
      )}
    </div>
  );
}
