import { ElicitationForm, ServerText, useElicitationFieldContext } from "mcp-host-ui";
import { Checkbox } from "@/components/ui/checkbox";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from "@/components/ui/select";

/** One field that a server asks for. An option is known by its place in the list, since a server may name two alike. */
export function McpField() {
  const { field, name, label, ids, attributes, secret } = useElicitationFieldContext();
  const tied = {
    "aria-describedby": attributes["aria-describedby"],
    "aria-required": field.required,
  };
  return (
    <FormField
      name={name}
      render={({ field: { value, onChange, ref, ...input } }) => (
        <FormItem className="wrap-anywhere">
          <div className="flex items-baseline gap-2">
            <FormLabel id={ids.label}>
              <ServerText>{label}</ServerText>
            </FormLabel>
            <ElicitationForm.Optional />
          </div>
          <FormDescription id={ids.description} className="empty:hidden">
            {field.description && <ServerText>{field.description}</ServerText>}
          </FormDescription>
          <ElicitationForm.Hint />
          <ElicitationForm.Warning />
          {field.kind === "text" ? (
            <FormControl {...tied}>
              <Input
                {...input}
                ref={ref}
                type={secret ? "password" : "text"}
                value={value ?? ""}
                onChange={onChange}
              />
            </FormControl>
          ) : field.kind === "boolean" ? (
            <FormControl {...tied}>
              <Checkbox {...input} ref={ref} checked={value === true} onCheckedChange={onChange} />
            </FormControl>
          ) : field.kind === "choice" ? (
            <Select value={value ?? ""} onValueChange={onChange}>
              <FormControl {...tied}>
                <SelectTrigger ref={ref} onBlur={input.onBlur} className="w-full">
                  <SelectValue placeholder="–" />
                </SelectTrigger>
              </FormControl>
              <SelectContent>
                {field.options.map((option, index) => (
                  <SelectItem key={String(option.value)} value={String(index)}>
                    <ServerText>{option.title ?? String(option.value)}</ServerText>
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          ) : (
            <FormControl {...tied}>
              <ElicitationForm.Control />
            </FormControl>
          )}
          {field.kind === "choice" && <ElicitationForm.Clear />}
          <FormMessage id={ids.error} />
        </FormItem>
      )}
    />
  );
}
