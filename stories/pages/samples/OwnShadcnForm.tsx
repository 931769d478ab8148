import { type Elicitation, useElicitationForm } from "mcp-host-ui";
import type { ReactNode } from "react";
// In your app they stand in "@/components/ui".
import * as ui from "../../own-forms/ui/form.tsx";
import { Input } from "../../own-forms/ui/inputs.tsx";
import { Confirm } from "./PlainForm.tsx";

/** A whole form of texts, without any part of ours. */
export function ShadcnForm({ elicitation }: { elicitation: Elicitation.Form }): ReactNode {
  const { status, review, fields, form, submit, confirm, edit } = useElicitationForm(elicitation);
  if (status === "review") return <Confirm {...review} onSend={confirm} onBack={edit} />;
  return (
    <ui.Form {...form}>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        {fields.map(({ name, label, field: { id } }) => (
          <ui.FormField
            key={name}
            control={form.control}
            name={id}
            render={({ field }) => (
              <ui.FormItem>
                <ui.FormLabel>{label}</ui.FormLabel>
                <ui.FormControl>
                  <Input {...field} value={String(field.value ?? "")} />
                </ui.FormControl>
                <ui.FormMessage />
              </ui.FormItem>
            )}
          />
        ))}
        <button type="submit">Send</button>
      </form>
    </ui.Form>
  );
}
