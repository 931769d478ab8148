import {
  type ElicitationControlProps,
  type ElicitationControls,
  ElicitationControlsProvider,
  HostPrompts,
  type NamedElicitationControls,
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

/** Every form that `HostPrompts` shows has your controls; put cards inside, too. */
export function Questions(): ReactNode {
  return (
    <ElicitationControlsProvider controls={controls} fieldControls={fieldControls}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}
