import { ElicitationControlsProvider, type ElicitationForm, HostPrompts } from "mcp-host-ui";
import type { ReactNode } from "react";

/**
 * A slider for whole numbers that have both ends; `attributes` names and describes it for assistive technology. A slider
 * always stands somewhere: one place before the least number it stands for no answer, and says so.
 */
function Slider({
  field: { minimum = 0, maximum = 100 },
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationForm.ControlProps<"number">): ReactNode {
  const isAnswered = value !== null && value !== "";
  const text = isAnswered ? String(value) : "No answer";
  return (
    <>
      <input
        {...attributes}
        ref={controlRef}
        type="range"
        min={minimum - 1}
        max={maximum}
        value={isAnswered ? Number(value) : minimum - 1}
        aria-valuetext={text}
        onChange={({ target: { valueAsNumber: number } }) =>
          onValueChange(number < minimum ? null : number)
        }
      />
      <output htmlFor={attributes.id}>{text}</output>
    </>
  );
}

/** A text box; it hides what counts as a secret. */
function TextBox({
  value,
  onValueChange,
  controlRef,
  secret,
  attributes,
}: ElicitationForm.ControlProps<"text">): ReactNode {
  return (
    <input
      {...attributes}
      ref={controlRef}
      type={secret ? "password" : "text"}
      value={value ?? ""}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

/** For every text of one line, whatever server asks. */
const controls: ElicitationForm.Controls = { text: TextBox };

/** For one property; if a server asks for another kind under that name, your control is left out. */
const fieldControls: ElicitationForm.NamedControls = {
  nights: { kind: "number", control: Slider },
};

/** Every form that `HostPrompts` shows has your controls; put cards inside, too. */
export function Questions(): ReactNode {
  return (
    <ElicitationControlsProvider controls={controls} fieldControls={fieldControls}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}
