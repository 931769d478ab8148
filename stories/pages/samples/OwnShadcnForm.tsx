import { type Elicitation, ServerText, useElicitationForm } from "mcp-host-ui";
import type { ReactNode } from "react";
// In your app they stand in "@/components/ui".
import * as ui from "../../own-forms/ui/form.tsx";
import { Input } from "../../own-forms/ui/inputs.tsx";

/** Asks again, in the app's own way, before a secret leaves. */
const confirmSecret = () => window.confirm("Send what may be a secret?");

/** A whole form of texts, without any part of ours. */
export function ShadcnForm({ question }: { question: Elicitation.Form }): ReactNode {
  const { fields, form, nameOf, submit } = useElicitationForm(question, { confirmSecret });
  return (
    <ui.Form {...form}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, title }) => (
          <ui.FormField
            key={name}
            control={form.control}
            name={nameOf(name)}
            render={({ field }) => (
              <ui.FormItem>
                <ui.FormLabel>
                  <ServerText>{title ?? name}</ServerText>
                </ui.FormLabel>
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
