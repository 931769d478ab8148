import { type Elicitation, ServerText, useElicitationForm } from "mcp-host-ui";
import type { ReactNode } from "react";

/** Asks again, in the app's own way, before a secret leaves. */
const confirmSecret = () => window.confirm("Send what may be a secret?");

export function Question({ question }: { question: Elicitation.Form }): ReactNode {
  const { fields, form, fieldProps, nameOf, submit } = useElicitationForm(question, {
    confirmSecret,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, title }) => (
        <label key={name}>
          <ServerText>{title ?? name}</ServerText>
          <input {...fieldProps(name)} />
          {form.formState.errors[nameOf(name)]?.message}
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}
