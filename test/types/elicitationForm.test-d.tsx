import { type Elicitation, ElicitationForm, useElicitationForm } from "mcp-host-ui";

declare const form: Elicitation.Form;
declare const visit: Elicitation.Url;

const Day = ({ value, onValueChange, field }: ElicitationForm.ControlProps<"text">) => {
  const typed: string | null = value;
  const format: string | undefined = field.format;
  onValueChange(typed, "incomplete");
  // @ts-expect-error A text holds no number.
  onValueChange(5);
  // @ts-expect-error There is no such parse error.
  onValueChange(null, "lazy");
  return format;
};

const Slider = ({ value, onValueChange, field }: ElicitationForm.ControlProps<"number">) => {
  const most: number | undefined = field.maximum;
  onValueChange(typeof value === "number" ? value : (most ?? null));
  return null;
};

export const controls: ElicitationForm.Controls = {
  date: Day,
  number: Slider,
  // @ts-expect-error A control for texts cannot take a number.
  json: Slider,
};

// @ts-expect-error There is no such kind.
export const unknownKind: ElicitationForm.Controls = { colour: Day };

export const named: ElicitationForm.NamedControls = {
  birthday: { kind: "text", control: Day },
  // @ts-expect-error The control is for numbers, not for texts.
  age: { kind: "text", control: Slider },
};

export const elements = [
  <ElicitationForm.Root key="1" elicitation={form} controls={controls} canSubmit={() => true} />,
  // @ts-expect-error A page to visit is no form.
  <ElicitationForm.Root key="2" elicitation={visit} />,
  // @ts-expect-error A field needs the name of its property.
  <ElicitationForm.Field key="3" />,
];

export function useForms(): void {
  useElicitationForm(form);
  // @ts-expect-error A page to visit is no form.
  useElicitationForm(visit);
}
