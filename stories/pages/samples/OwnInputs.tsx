import {
  ElicitationControlsProvider,
  ElicitationForm,
  HostPrompts,
  ServerText,
  useElicitationFieldContext,
  useElicitationFormContext,
} from "mcp-host-ui";
import type { FieldOption } from "mcp-host-ui/schema";
import type { ComponentProps, ReactNode } from "react";

/** What stands in each field. A key renders nothing: react-hook-form reads the input by itself. */
export function PlainField(): ReactNode {
  const { field, label, ids, attributes, secret } = useElicitationFieldContext();
  const { fieldProps } = useElicitationFormContext();
  const input = { ...attributes, ...fieldProps(field.name) };
  return (
    <div className="own-field">
      <label id={ids.label} htmlFor={ids.control}>
        <ServerText>{label}</ServerText>
      </label>
      <ElicitationForm.Description />
      <ElicitationForm.Warning />
      {field.kind === "text" && <input {...input} type={secret ? "password" : "text"} />}
      {field.kind === "boolean" && <input {...input} type="checkbox" />}
      {field.kind === "choice" && <Select {...input} options={field.options} />}
      {/* What you have no input for is ours. */}
      {!["text", "boolean", "choice"].includes(field.kind) && <ElicitationForm.Control />}
      <ElicitationForm.Error />
    </div>
  );
}

/** An option is known by its place in the list. */
function Select({
  options,
  ...props
}: ComponentProps<"select"> & { options: readonly FieldOption[] }): ReactNode {
  return (
    <select {...props}>
      <option value="">–</option>
      {options.map(({ title, value }, index) => (
        <option key={String(value)} value={index}>
          {title ?? String(value)}
        </option>
      ))}
    </select>
  );
}

/** Every form has your fields; put cards inside, too. */
export function Questions(): ReactNode {
  return (
    <ElicitationControlsProvider fieldContent={PlainField}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}
