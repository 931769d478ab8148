import {
  ElicitationControlsProvider,
  ElicitationForm,
  HostPrompts,
  ServerText,
  useElicitationFieldContext,
  useElicitationFormContext,
} from "mcp-host-ui";
import type { ReactNode } from "react";

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
      <ElicitationForm.Optional />
      <ElicitationForm.Description />
      <ElicitationForm.Hint />
      <ElicitationForm.Warning />
      {field.kind === "text" && <input {...input} type={secret ? "password" : "text"} />}
      {field.kind === "number" && <input {...input} inputMode="decimal" />}
      {field.kind === "boolean" && <input {...input} type="checkbox" />}
      {field.kind === "choice" && (
        <select {...input}>
          <option value="">–</option>
          {/* An option is known by its place in the list. */}
          {field.options.map(({ title, value }, index) => (
            <option key={String(value)} value={index}>
              {title ?? String(value)}
            </option>
          ))}
        </select>
      )}
      {/* What you have no input for is ours. */}
      {["choices", "list", "json"].includes(field.kind) && <ElicitationForm.Control />}
      <ElicitationForm.Error />
    </div>
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
