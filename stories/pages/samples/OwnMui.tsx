import { Checkbox, FormControlLabel, TextField } from "@mui/material";
import { ElicitationForm, ServerText, useElicitationFieldContext } from "mcp-host-ui";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";

/** What stands in each field. */
export function MuiField(): ReactNode {
  const { field, name, label, ids, attributes, secret } = useElicitationFieldContext();
  const named = { label: <ServerText>{label}</ServerText>, required: field.required };
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...input }, fieldState: { invalid } }) => (
        <>
          {field.kind === "boolean" ? (
            <FormControlLabel
              {...named}
              slotProps={{ typography: { id: ids.label } }}
              checked={value === true}
              control={<Checkbox {...input} slotProps={{ input: { ...attributes, ref } }} />}
            />
          ) : field.kind === "choice" || field.kind === "text" ? (
            <TextField
              {...input}
              {...named}
              id={ids.control}
              inputRef={ref}
              value={value ?? ""}
              error={invalid}
              type={secret ? "password" : "text"}
              select={field.kind === "choice"}
              slotProps={{
                htmlInput: attributes,
                inputLabel: { id: ids.label, shrink: true },
                select: { native: true },
              }}
            >
              <option value="">–</option>
              {(field.kind === "choice" ? field.options : []).map((option, index) => (
                <option key={String(option.value)} value={index}>
                  {option.title ?? String(option.value)}
                </option>
              ))}
            </TextField>
          ) : (
            <ElicitationForm.Control />
          )}
          <ElicitationForm.Description />
          <ElicitationForm.Hint />
          <ElicitationForm.Warning />
          <ElicitationForm.Error />
        </>
      )}
    />
  );
}
