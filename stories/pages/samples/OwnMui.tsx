import { Checkbox, FormControlLabel, TextField } from "@mui/material";
import { ElicitationForm, ServerText, useElicitationFieldContext } from "mcp-host-ui";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";

/** What stands in each field. */
export function MuiField(): ReactNode {
  const { field, name, label, ids, attributes, secret } = useElicitationFieldContext();
  const described = { "aria-describedby": attributes["aria-describedby"] };
  const slotProps = {
    htmlInput: described,
    inputLabel: { shrink: true },
    select: { native: true },
  };
  const options = field.kind === "choice" ? field.options : [];
  const text = <ServerText>{label}</ServerText>;
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...input }, fieldState: { error } }) => (
        <div>
          {field.kind === "boolean" ? (
            <FormControlLabel
              label={text}
              control={
                <Checkbox
                  {...input}
                  checked={value === true}
                  slotProps={{ input: { ...described, ref } }}
                />
              }
            />
          ) : field.kind === "choice" || field.kind === "text" ? (
            <TextField
              {...input}
              id={ids.control}
              inputRef={ref}
              fullWidth
              label={text}
              value={value ?? ""}
              error={error !== undefined}
              type={secret ? "password" : "text"}
              select={field.kind === "choice"}
              slotProps={slotProps}
            >
              <option value="">–</option>
              {options.map((option, index) => (
                <option key={String(option.value)} value={index}>
                  {option.title ?? String(option.value)}
                </option>
              ))}
            </TextField>
          ) : (
            <ElicitationForm.Control />
          )}
          <ElicitationForm.Description />
          <ElicitationForm.Warning />
          <ElicitationForm.Error />
        </div>
      )}
    />
  );
}
