// biome-ignore-all format: the guide prints this form in 40 lines
import { type Elicitation, type ElicitationForm, useElicitationForm } from "mcp-host-ui";

export function EveryField({ elicitation }: { elicitation: Elicitation.Form }) {
  const { review, ...form } = useElicitationForm(elicitation);
  if (review)
    return (
      <form onSubmit={form.confirm}>
        <h2>{`${review.server.name} will get ${review.hasSecret ? "a secret" : "this"}`}</h2>
        {review.fields.map(({ name, label, value, secret }) => <p key={name}>{`${label}: ${secret ? "hidden" : value}`}</p>)}
        <button type="button" onClick={form.edit}>Go back</button> <button type="submit">Send it</button>
      </form>
    );
  return (
    <form onSubmit={form.submit}>
      <p>{elicitation.message}</p>
      {form.fields.map((field) => (
        <div key={field.name}>
          <label {...field.labelProps}>{field.label} <em {...field.errorProps}>{field.error}</em></label> <Control {...field} />
          <small {...field.descriptionProps}>{field.description}</small> <small {...field.hintProps}>{field.hint}</small>
        </div>
      ))}
      <button type="submit">Send</button> <button type="button" onClick={() => elicitation.decline()}>Decline</button>
    </form>
  );
}

function Control({ control, inputProps, options }: ElicitationForm.FormField) {
  switch (control) {
    case "textarea":
      return <textarea {...inputProps} />;
    case "select":
      return <select {...inputProps}>{options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select>;
    case "radios": case "checkboxes":
      return <fieldset {...inputProps}>{options.map((one) => <label key={one.value}><input {...one.inputProps} /> {one.label}</label>)}</fieldset>;
    default:
      return <input {...inputProps} />;
  }
}
