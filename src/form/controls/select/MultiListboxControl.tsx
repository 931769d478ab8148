"use client";

import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useGrowing } from "../../../ui/useGrowing.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import { optionLabels } from "../optionLabels.js";
import { itemsOf, useBoundEntry } from "../useBoundEntry.js";
import { FilteredListbox } from "./FilteredListbox.js";

/** So many of what is chosen are rendered at once; the rest follow a moment later. */
const atOnce = 40;

/** Several of hundreds of options, found by typing. Renders a `<div>` element. */
export function MultiListboxControl({
  field,
  binding,
  ...props
}: BoundControlProps<"choices">): ReactNode {
  const { form } = useMessages();
  const visible = useVisibleText();
  const chosen = itemsOf(useBoundEntry(binding));
  const count = useGrowing(chosen.length, atOnce);
  const labels = optionLabels(field.options, form);
  const labelAt = (key: string) => labels[Number(key)] ?? "";
  return (
    <div className="mcp-form-picker">
      {chosen.length > 0 && (
        <ul className="mcp-form-chosen">
          {chosen.slice(0, count).map((key) => (
            <li key={key} className="mcp-form-chip">
              <ServerText>{labelAt(key)}</ServerText>
              <Button
                weight="quiet"
                aria-label={form.remove({ label: visible(labelAt(key)) })}
                onClick={() => binding.take(chosen.filter((other) => other !== key))}
              >
                <span aria-hidden className="mcp-form-cross" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FilteredListbox
        {...props}
        options={field.options}
        chosen={chosen}
        multiple
        onChosenChange={binding.take}
        controlRef={binding.attach}
      />
    </div>
  );
}
