import { Elicitation, ElicitationCard, ElicitationForm, useElicitations } from "mcp-host-ui";
import type { ReactNode } from "react";

/** The card of a form, with a row of your own; of a page to visit, the card as it is. */
export function PolicyCard(): ReactNode {
  const { open } = useElicitations();
  const [first] = open;
  if (first?.mode !== "form") return <ElicitationCard />;
  return (
    <ElicitationCard question={first.id}>
      <Elicitation.Header />
      <ElicitationForm.Root elicitation={first}>
        <Elicitation.Body>
          <Elicitation.Title />
          <Elicitation.Message />
          <p>Your travel policy allows up to five nights.</p>
          <ElicitationForm.Summary />
          <ElicitationForm.Problems />
          <ElicitationForm.Findings />
          <ElicitationForm.Fields />
        </Elicitation.Body>
        <Elicitation.Actions>
          <ElicitationForm.Submit />
        </Elicitation.Actions>
      </ElicitationForm.Root>
    </ElicitationCard>
  );
}
