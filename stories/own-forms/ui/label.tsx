// After shadcn/ui (MIT).
import { Label as LabelPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** Names an input. Renders a `<label>` element. */
export function Label({
  className,
  ...props
}: ComponentProps<typeof LabelPrimitive.Root>): ReactNode {
  return (
    <LabelPrimitive.Root
      data-slot="label"
      className={cn("text-sm leading-snug font-medium", className)}
      {...props}
    />
  );
}
