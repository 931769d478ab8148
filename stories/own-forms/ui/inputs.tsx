// After shadcn/ui (MIT); higher where a finger presses.
import { Checkbox as CheckboxPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

const box =
  "border border-input outline-none dark:bg-input/30 focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 aria-invalid:border-destructive aria-invalid:ring-destructive/20 dark:aria-invalid:ring-destructive/40";
const line =
  "h-9 w-full min-w-0 rounded-md bg-transparent px-3 py-1 text-base shadow-xs md:text-sm pointer-coarse:h-11";

/** A line of text. Renders an `<input>` element. */
export function Input({ className, ...props }: ComponentProps<"input">): ReactNode {
  return <input data-slot="input" className={cn(box, line, className)} {...props} />;
}

/** One of several. Renders a `<select>` element. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">): ReactNode {
  return <select data-slot="native-select" className={cn(box, line, className)} {...props} />;
}

/** Yes or no. Renders a `<button>` element. */
export function Checkbox({
  className,
  ...props
}: ComponentProps<typeof CheckboxPrimitive.Root>): ReactNode {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        box,
        "size-6 shrink-0 rounded-[4px] shadow-xs data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground pointer-coarse:size-11",
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator
        data-slot="checkbox-indicator"
        className="grid place-content-center"
      >
        ✓
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
