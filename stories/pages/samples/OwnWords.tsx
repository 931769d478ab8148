import {
  type Elicitation,
  ElicitationControlsProvider,
  type ElicitationForm,
  HostPrompts,
  useElicitationForm,
} from "mcp-host-ui";
import type { Field } from "mcp-host-ui/schema";
import type { ReactNode } from "react";

/** One field of one server, which the app knows better than the server does. */
function isWorkEmail({ name }: Field, { session }: ElicitationForm.FieldQuestion): boolean {
  return session === "travel" && name === "email";
}

/** Outside of the component, so that it stays the same. */
export const fieldWords: ElicitationForm.FieldWords = {
  label: (...asked) => (isWorkEmail(...asked) ? "Work e-mail" : undefined),
  hint: (...asked) => (isWorkEmail(...asked) ? "Your address at example.com." : undefined),
  issue: ({ code }, ...asked) =>
    isWorkEmail(...asked) && code === "required" ? "We need it for the invoice." : undefined,
  async validate(field, value, question) {
    if (!isWorkEmail(field, question)) return undefined;
    const isOurs = typeof value === "string" && value.endsWith("@example.com");
    return isOurs ? undefined : "That is no address of ours.";
  },
};

/** Every form has them; put cards inside, too. */
export function Questions(): ReactNode {
  return (
    <ElicitationControlsProvider fieldWords={fieldWords}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}

/** A form without any part of ours. */
export function OwnForm({ elicitation }: { elicitation: Elicitation.Form }): ReactNode {
  const { fields, submit } = useElicitationForm(elicitation, { fieldWords });
  return (
    <form onSubmit={submit}>
      {fields.map(({ name, label, hint, error, ...props }) => (
        <div key={name} className="own-field">
          <label {...props.labelProps}>{label}</label>
          <input {...props.inputProps} />
          <p {...props.hintProps}>{hint}</p>
          <p {...props.errorProps}>{error}</p>
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}
