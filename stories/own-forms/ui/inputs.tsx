import { Checkbox as CheckboxParts } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

const box =
  "rounded-md border border-input bg-transparent px-3 text-base outline-none focus-visible:ring-3 focus-visible:ring-ring/50 aria-invalid:border-destructive";

/** A line of text. Renders an `<input>` element. */
export function Input(props: ComponentProps<"input">): ReactNode {
  return <input className={`${box} h-11 w-full min-w-0`} {...props} />;
}

/** One of several. Renders a `<select>` element. */
export function NativeSelect(props: ComponentProps<"select">): ReactNode {
  return <select className={`${box} h-11 w-full min-w-0 bg-background`} {...props} />;
}

/** Yes or no. Renders a `<button>` element. */
export function Checkbox(props: ComponentProps<typeof CheckboxParts.Root>): ReactNode {
  return (
    <CheckboxParts.Root className={`${box} grid size-11 place-content-center p-0`} {...props}>
      <CheckboxParts.Indicator>✓</CheckboxParts.Indicator>
    </CheckboxParts.Root>
  );
}
