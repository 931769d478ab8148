import type { ElicitationForm } from "mcp-host-ui";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";

/** A picker in a popover as shadcn/ui writes it: put into the body, at `z-50`. */
export function NamePopover({
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationForm.ControlProps<"text">): ReactNode {
  return (
    <Popover.Root>
      <Popover.Trigger
        {...attributes}
        ref={controlRef}
        className="border-input h-9 w-fit rounded-md border px-4 py-2 text-sm"
      >
        {value || "Pick a name"}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          className="bg-popover text-popover-foreground z-50 w-72 rounded-md border p-4 shadow-md outline-hidden"
        >
          <button type="button" onClick={() => onValueChange("Ada")}>
            Ada
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
