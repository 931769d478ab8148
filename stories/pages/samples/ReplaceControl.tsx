import {
  Elicitation,
  ElicitationCard,
  type ElicitationControlProps,
  type ElicitationControls,
  ElicitationForm,
  type NamedElicitationControls,
  useElicitation,
} from "mcp-host-ui";
import type { ReactNode } from "react";

/** A slider for numbers that have both ends; `attributes` names and describes it for assistive technology. */
function Slider({
  field,
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationControlProps<"number">): ReactNode {
  return (
    <input
      {...attributes}
      ref={controlRef}
      type="range"
      min={field.minimum}
      max={field.maximum}
      value={Number(value ?? field.minimum ?? 0)}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
    />
  );
}

/** For every number, whatever server asks. */
const controls: ElicitationControls = { number: Slider };

/** For one property; if a server asks for another kind under that name, your control is left out. */
const fieldControls: NamedElicitationControls = { nights: { kind: "number", control: Slider } };

/** The card of a form, its controls yours, with a row of your own; of a page to visit, the card as it is. */
export function Questions(): ReactNode {
  const { open } = useElicitation();
  const [first] = open;
  if (first?.mode !== "form") return <ElicitationCard />;
  return (
    <ElicitationCard question={first.id}>
      <Elicitation.Header />
      <ElicitationForm.Root elicitation={first} controls={controls} fieldControls={fieldControls}>
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
