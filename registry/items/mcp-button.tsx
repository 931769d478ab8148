import type { HostProviderProps } from "mcp-host-ui";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

type McpButtonProps = Parameters<
  NonNullable<NonNullable<HostProviderProps["custom"]>["button"]>
>[0];

/** Which of this app's buttons stands for which weight. */
const variants = {
  main: "default",
  plain: "outline",
  quiet: "ghost",
  danger: "destructive",
} as const;

/** Every button that servers' questions have. Their words are as long as a language and a server make them, so it wraps. */
export function McpButton({ className, ...props }: McpButtonProps) {
  return (
    <Button
      {...props}
      variant={variants[props["data-weight"]]}
      className={cn(
        "h-auto min-h-9 max-w-full whitespace-normal pointer-coarse:min-h-11",
        className,
      )}
    />
  );
}
