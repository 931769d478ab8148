import { ElicitationForm, type ElicitationView, useElicitation } from "mcp-host-ui";
import { Profiler, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

/** Fields of all kinds, in turn. */
function manyFields(count: number) {
  const kinds = [
    { type: "string" },
    { type: "integer", minimum: 1 },
    { type: "boolean" },
    { type: "string", enum: ["a", "b"] },
    { type: "string", format: "email" },
  ];
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  return {
    type: "object",
    properties: Object.fromEntries(
      names.map((name, index) => [name, { ...kinds[index % kinds.length], title: name }]),
    ),
    required: names,
  };
}

/** Every form in the page, with a profiler around each of its fields. */
function ProfiledForms({ rendered }: { rendered: (field: string) => void }): ReactNode {
  const { open } = useElicitation();
  return open.map((question) => (
    <ProfiledForm key={question.id} question={question} rendered={rendered} />
  ));
}

function ProfiledForm({
  question,
  rendered,
}: {
  question: ElicitationView;
  rendered: (field: string) => void;
}): ReactNode {
  if (question.mode !== "form") return null;
  const names = Object.keys(question.request.requestedSchema.properties ?? {});
  return (
    <Profiler id="form" onRender={rendered}>
      <ElicitationForm.Root elicitation={question}>
        <ElicitationForm.Summary />
        <div>
          {names.map((name) => (
            <Profiler key={name} id={name} onRender={rendered}>
              <ElicitationForm.Field name={name} />
            </Profiler>
          ))}
        </div>
        <ElicitationForm.Actions />
      </ElicitationForm.Root>
    </Profiler>
  );
}

/** Lets React and the validator finish. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

describe("ElicitationForm.Root", () => {
  it.each([200, 1000])(
    "renders one of %i fields for a keystroke, before and after a failed submit",
    async (count) => {
      const renders: string[] = [];
      const { server } = await mountHost(<ProfiledForms rendered={(id) => renders.push(id)} />, {
        armAfter: 0,
      });
      server.elicit({ message: "Many questions", requestedSchema: manyFields(count) });
      const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=text]")];
      await expect.poll(() => boxes().length).toBe((count / 5) * 3);

      /** What renders when a key is pressed in the middle of the form. */
      const press = async (key: string) => {
        await settled();
        renders.length = 0;
        await userEvent.keyboard(key);
        await settled();
        return [...new Set(renders)].filter((id) => id !== "form");
      };

      const middle = Math.floor(count / 10) * 5;
      const box = boxes()[(middle / 5) * 3];
      box?.focus();
      await press("a");
      expect(await press("b")).toEqual([`n${middle}`]);

      document.querySelector("form")?.requestSubmit();
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count - 1);
      box?.focus();
      expect(await press("c")).toEqual([`n${middle}`]);

      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count);
      expect(await press("d")).toEqual([`n${middle}`]);
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count - 1);
    },
  );
});
