import { zodResolver } from "@hookform/resolvers/zod";
import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useElicitation } from "mcp-host-ui";
import { fromZod, toZod } from "mcp-host-ui/zod";
import { type ReactNode, useMemo } from "react";
import { useForm, useFormState } from "react-hook-form";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";

const trip = z.object({
  city: z.string().min(2).meta({ title: "City" }),
  nights: z.int().max(30).optional().meta({ title: "Nights" }),
  mail: z.email().optional().meta({ title: "Mail" }),
});

/** An app's own form on react-hook-form, which knows nothing of a question but its schema. */
function OwnForm({ schema, onAnswer }: OwnFormProps): ReactNode {
  const resolver = useMemo(() => zodResolver(toZod(schema)), [schema]);
  const { register, control, handleSubmit } = useForm({ resolver });
  const { errors } = useFormState({ control });
  const orAbsent = { setValueAs: (text: string) => text || undefined };
  const orNumber = { setValueAs: (text: string) => (text ? Number(text) : undefined) };
  return (
    <form onSubmit={handleSubmit(onAnswer)} noValidate>
      <input aria-label="City" {...register("city", orAbsent)} />
      <input aria-label="Nights" {...register("nights", orNumber)} />
      <input aria-label="Mail" {...register("mail", orAbsent)} />
      <button type="submit">Book</button>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>{`${name}: ${error?.type} ${error?.message}`}</li>
        ))}
      </ul>
    </form>
  );
}

interface OwnFormProps {
  readonly schema: unknown;
  readonly onAnswer: (content: z.infer<ReturnType<typeof toZod>>) => void;
}

function Questions(): ReactNode {
  const { current } = useElicitation();
  if (current?.mode !== "form") return null;
  const { accept } = current;
  return <OwnForm schema={current.schema} onAnswer={(content) => void accept?.(content)} />;
}

describe("zodResolver(toZod(requestedSchema))", () => {
  it("checks a form of react-hook-form, and the server gets what was typed", async () => {
    const user = userEvent.setup();
    const { server, close } = await renderWithHost(<Questions />);
    onTestFinished(close);
    const { answer } = server.elicit({ message: "Where to?", requestedSchema: fromZod(trip) });

    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "31");
    await user.type(screen.getByRole("textbox", { name: "Mail" }), "nobody");
    await user.click(screen.getByRole("button", { name: "Book" }));
    expect((await screen.findAllByRole("listitem")).map((item) => item.textContent).sort()).toEqual(
      [
        "city: invalid_type Invalid input: expected nonoptional, received undefined",
        "mail: invalid_format Invalid email address",
        "nights: too_big Too big: expected number to be <=30",
      ],
    );

    await user.type(screen.getByRole("textbox", { name: "City" }), "Faro");
    await user.clear(screen.getByRole("textbox", { name: "Mail" }));
    await user.clear(screen.getByRole("textbox", { name: "Nights" }));
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3");
    await user.click(screen.getByRole("button", { name: "Book" }));
    const received = await answer;
    expect(received).toEqual({ action: "accept", content: { city: "Faro", nights: 3 } });
    expect(trip.parse(Object(received).content)).toEqual({ city: "Faro", nights: 3 });
  });
});
