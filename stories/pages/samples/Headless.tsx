import {
  type OpenForm,
  useElicitation,
  useElicitationField,
  useElicitationForm,
} from "mcp-host-ui";
import type { ReactNode } from "react";

/** Everything that is asked, with no markup of ours at all. */
export function Questions(): ReactNode {
  const { current } = useElicitation({ surface: "inline" });
  if (current?.phase !== "open" || current.mode !== "form" || !("accept" in current)) return null;
  return <Question key={current.id} elicitation={current} />;
}

function Question({ elicitation }: { elicitation: OpenForm }): ReactNode {
  const { fields, control, submit } = useElicitationForm(elicitation);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{elicitation.request.message}</p>
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

type RowProps = {
  readonly field: Parameters<typeof useElicitationField>[1];
  readonly control: Parameters<typeof useElicitationField>[0];
};

/** Renders again when this field changes, and no other. */
function Row({ field, control }: RowProps): ReactNode {
  const { entry, setEntry, issues, setTarget } = useElicitationField(control, field);
  if (field.kind !== "text") return null;
  return (
    <label>
      {field.name}
      <input
        ref={setTarget}
        aria-invalid={issues.length > 0}
        value={typeof entry === "string" ? entry : ""}
        onChange={(event) => setEntry(event.target.value)}
      />
    </label>
  );
}
