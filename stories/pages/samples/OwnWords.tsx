import {
  type Elicitation,
  ElicitationControlsProvider,
  type ElicitationForm,
  HostPrompts,
  ServerText,
  useElicitationField,
  useElicitationForm,
  useFieldHint,
  useFieldLabel,
  useIssueText,
} from "mcp-host-ui";
import type { Field } from "mcp-host-ui/schema";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

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
export function OwnForm({ question }: { question: Elicitation.Form }): ReactNode {
  const { control, fields, fieldProps, submit } = useElicitationForm(question, { fieldWords });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {fields.map((field) => (
        <OwnField key={field.id} {...{ control, field }} input={fieldProps(field.name)} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

interface OwnFieldProps {
  readonly control: ElicitationForm.Store;
  readonly field: Field;
  readonly input: UseFormRegisterReturn;
}

function OwnField({ control, field, input }: OwnFieldProps): ReactNode {
  const id = useId();
  const label = useFieldLabel(control, field);
  const hint = useFieldHint(control, field);
  const describe = useIssueText(control);
  const { issues, secret } = useElicitationField(control, field);
  return (
    <div className="own-field">
      <label htmlFor={id}>
        <ServerText>{label}</ServerText>
      </label>
      <input
        {...input}
        id={id}
        type={secret ? "password" : "text"}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p id={`${id}-hint`}>{hint}</p>
      <p id={`${id}-error`}>{describe(field, issues)}</p>
    </div>
  );
}
