import { ElicitationForm, useElicitations } from "mcp-host-ui";
import type { ComponentProps, ReactNode } from "react";

/** Shows every form in the page: those that are open, or those that are settled, too. */
export function Forms({
  settled: showsSettled = false,
  ...props
}: Omit<ComponentProps<typeof ElicitationForm.Root>, "elicitation"> & {
  settled?: boolean;
}): ReactNode {
  const { open, settled } = useElicitations();
  return [...open, ...(showsSettled ? settled : [])].map(
    (elicitation) =>
      elicitation.schema && (
        <ElicitationForm.Root key={elicitation.id} {...props} elicitation={elicitation} />
      ),
  );
}
