import type { ElicitationForm } from "mcp-host-ui";
import { Select } from "radix-ui";
import type { ReactNode } from "react";

/** A select as shadcn/ui writes it: its list is put into the body, at `z-50`. */
export function NameSelect({
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationForm.ControlProps<"text">): ReactNode {
  return (
    <Select.Root value={value ?? ""} onValueChange={onValueChange}>
      <Select.Trigger
        {...attributes}
        ref={controlRef}
        className="border-input flex h-9 w-fit items-center gap-2 rounded-md border bg-transparent px-3 py-2 text-sm"
      >
        <Select.Value placeholder="Pick a name" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          position="popper"
          className="bg-popover text-popover-foreground relative z-50 min-w-[8rem] overflow-hidden rounded-md border shadow-md"
        >
          <Select.Viewport className="p-1">
            <Select.Item value="Ada" className="relative flex w-full py-1.5 pr-8 pl-2 text-sm">
              <Select.ItemText>Ada</Select.ItemText>
            </Select.Item>
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
