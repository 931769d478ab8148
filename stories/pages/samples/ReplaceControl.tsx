import {
  Elicitation,
  type ElicitationControlProps,
  type ElicitationControls,
  ElicitationForm,
  type NamedElicitationControls,
  type OpenForm,
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

export function Form({ elicitation }: { elicitation: OpenForm }): ReactNode {
  return (
    <ElicitationForm.Root
      elicitation={elicitation}
      controls={controls}
      fieldControls={fieldControls}
    />
  );
}

/** The frame of the dialog or card, with rows of your own between its parts. */
export function Content(): ReactNode {
  return (
    <>
      <Elicitation.Header />
      <Elicitation.Body>
        <Elicitation.Title />
        <Elicitation.Message />
        <p>Your travel policy allows up to five nights.</p>
      </Elicitation.Body>
    </>
  );
}
