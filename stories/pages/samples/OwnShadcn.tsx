import { ElicitationForm, ServerText, useElicitationFieldContext } from "mcp-host-ui";
import type { ReactNode } from "react";
// In your app they stand in "@/components/ui".
import * as ui from "../../own-forms/ui/form.tsx";
import { Checkbox, Input, NativeSelect } from "../../own-forms/ui/inputs.tsx";

/** What stands in each field. */
export function ShadcnField(): ReactNode {
  const { field, name, label, ids, attributes, secret } = useElicitationFieldContext();
  return (
    <ui.FormField
      name={name}
      render={({ field: { value, onChange, ref, ...input } }) => (
        <ui.FormItem>
          <div className="flex items-baseline gap-2">
            <ui.FormLabel id={ids.label}>
              <ServerText>{label}</ServerText>
            </ui.FormLabel>
            <ElicitationForm.Optional />
          </div>
          <ui.FormDescription id={ids.description} className="empty:hidden">
            {field.description && <ServerText>{field.description}</ServerText>}
          </ui.FormDescription>
          <ElicitationForm.Hint />
          <ElicitationForm.Warning />
          <ui.FormControl
            aria-describedby={attributes["aria-describedby"]}
            aria-required={field.required}
          >
            {field.kind === "boolean" ? (
              <Checkbox {...input} ref={ref} checked={value === true} onCheckedChange={onChange} />
            ) : field.kind === "choice" ? (
              <NativeSelect {...input} ref={ref} value={value ?? ""} onChange={onChange}>
                <option value="">–</option>
                {field.options.map((option, index) => (
                  <option key={String(option.value)} value={index}>
                    {option.title ?? String(option.value)}
                  </option>
                ))}
              </NativeSelect>
            ) : field.kind === "text" ? (
              <Input
                {...input}
                ref={ref}
                type={secret ? "password" : "text"}
                value={value ?? ""}
                onChange={onChange}
              />
            ) : (
              <ElicitationForm.Control />
            )}
          </ui.FormControl>
          <ui.FormMessage id={ids.error} />
        </ui.FormItem>
      )}
    />
  );
}
