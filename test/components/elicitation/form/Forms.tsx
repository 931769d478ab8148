import { ElicitationForm, type OpenForm, useElicitation } from "mcp-host-ui";
import type { ComponentProps, ReactNode } from "react";

/** Shows every open form in the page. */
export function Forms(
  props: Omit<ComponentProps<typeof ElicitationForm.Root>, "elicitation">,
): ReactNode {
  const { open } = useElicitation();
  return open
    .filter((question): question is OpenForm => question.mode === "form")
    .map((question) => (
      <ElicitationForm.Root key={question.id} {...props} elicitation={question} />
    ));
}
