import {
  type Elicitation,
  type ElicitationForm,
  useElicitation,
  useElicitationForm,
} from "mcp-host-ui";

export function Ask() {
  const { current } = useElicitation({ mode: "form" });
  return current ? <Form key={current.id} elicitation={current} /> : null;
}

export function Form({ elicitation }: { elicitation: Elicitation.Form }) {
  const form = useElicitationForm(elicitation);
  if (form.status === "review")
    return <Confirm {...form.review} onSend={form.confirm} onBack={form.edit} />;
  return (
    <form onSubmit={form.submit}>
      <p>{elicitation.message}</p>
      {form.fields.map((field) => (
        <p key={field.name}>
          <label {...field.labelProps}>{field.label}</label> <input {...field.inputProps} />{" "}
          <span {...field.errorProps}>{field.error}</span>
        </p>
      ))}
      <button type="submit">Send</button>{" "}
      <button type="button" onClick={() => elicitation.decline()}>
        Decline
      </button>
    </form>
  );
}

/** Shows the exact content, and asks again. */
export function Confirm({ server, fields, hasSecret, onSend, onBack }: ConfirmProps) {
  return (
    <section aria-label="Review">
      <h2>{hasSecret ? `Send a secret to ${server.name}?` : `${server.name} will get this`}</h2>
      <dl>
        {fields.map(({ name, label, value, secret }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{secret ? "Hidden" : value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onBack}>
        Go back
      </button>{" "}
      <button type="button" onClick={onSend}>
        Send it
      </button>
    </section>
  );
}

interface ConfirmProps extends ElicitationForm.FormReview {
  readonly onSend: () => void;
  readonly onBack: () => void;
}
