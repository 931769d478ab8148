import {
  type Elicitation,
  type ElicitationForm,
  useElicitation,
  useElicitationField,
  useElicitationForm,
} from "mcp-host-ui";
import type { Field } from "mcp-host-ui/schema";
import { type ReactNode, useState } from "react";

/** Everything that is asked, with no markup of ours at all. */
export function Questions(): ReactNode {
  const { current } = useElicitation();
  if (current?.mode !== "form") return null;
  return <Question key={current.id} elicitation={current} />;
}

function Question({ elicitation }: { elicitation: Elicitation.Form }): ReactNode {
  const { fields, control, submit } = useElicitationForm(elicitation);
  const [look, setLook] = useState<ElicitationForm.NeedsConfirmation>();
  const send = async () => {
    const attempt = await submit();
    // What counts as secret is not sent before somebody has looked at it.
    if (attempt?.done === false && attempt.rejection === "needs-confirmation") setLook(attempt);
  };
  if (look) return <Look look={look} onBack={() => setLook(undefined)} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{elicitation.message}</p>
      {fields.map((field) => (
        <Row key={field.id} field={field} control={control} />
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={() => void elicitation.decline()}>
        Decline
      </button>
    </form>
  );
}

/** Asks a second time. Whoever gives `confirmSecret` to the hook asks there, and never gets here. */
function Look({
  look,
  onBack,
}: {
  look: ElicitationForm.NeedsConfirmation;
  onBack: () => void;
}): ReactNode {
  return (
    <section>
      <p>
        Send what may be secret? {look.secrets.map(({ title, name }) => title ?? name).join(", ")}
      </p>
      <button
        type="button"
        onClick={() => {
          look.goBack();
          onBack();
        }}
      >
        Go back
      </button>
      <button type="button" onClick={() => void look.confirm()}>
        Send it anyway
      </button>
    </section>
  );
}

type RowProps = {
  readonly field: Field;
  readonly control: ElicitationForm.Store;
};

/** Renders again when this field changes, and no other. */
function Row({ field, control }: RowProps): ReactNode {
  const { entry, setEntry, issues, secret, setTarget } = useElicitationField(control, field);
  if (field.kind !== "text") return null;
  return (
    <label>
      {field.name}
      <input
        ref={setTarget}
        type={secret ? "password" : "text"}
        autoComplete={secret ? "new-password" : "off"}
        aria-invalid={issues.length > 0}
        value={typeof entry === "string" ? entry : ""}
        onChange={(event) => setEntry(event.target.value)}
      />
    </label>
  );
}
