import { type Elicitation, ElicitationForm, useElicitations } from "mcp-host-ui";
import { Profiler, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
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
  const { open } = useElicitations();
  return open.map((question) => (
    <ProfiledForm key={question.id} question={question} rendered={rendered} />
  ));
}

function ProfiledForm({
  question,
  rendered,
}: {
  question: Elicitation.View;
  rendered: (field: string) => void;
}): ReactNode {
  if (question.mode !== "form") return null;
  const names = Object.keys(question.schema.properties ?? {});
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

/** Lets React and the validator finish: after a frame, a task of the lowest priority comes when nothing else is left to do. */
async function settled(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, { priority: "background" });
  }
}

describe("ElicitationForm.Root", () => {
  it.each([200, 1000])(
    "renders none of %i fields for a keystroke, and one where what is wrong with it changes",
    async (count) => {
      const renders: string[] = [];
      const { server } = await mountHost(<ProfiledForms rendered={(id) => renders.push(id)} />, {
        safety: { armAfter: 0 },
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
      expect(await press("b")).toEqual([]);
      expect(box?.value).toBe("ab");

      document.querySelector("form")?.requestSubmit();
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count - 1);
      box?.focus();
      expect(await press("c")).toEqual([]);
      expect(box?.value).toBe("abc");

      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count);
      expect(await press("d")).toEqual([`n${middle}`]);
      await expect.poll(() => document.querySelectorAll("[data-invalid]").length).toBe(count - 1);
    },
  );

  it("renders nothing for what is typed and chosen, and the last of it arrives", async () => {
    const renders: string[] = [];
    const { server } = await mountHost(<ProfiledForms rendered={(id) => renders.push(id)} />, {
      safety: { armAfter: 0 },
    });
    const answer = server.elicit({
      message: "One of each",
      requestedSchema: {
        type: "object",
        properties: {
          text: { type: "string", title: "Text" },
          lines: { type: "string", title: "Lines", maxLength: 1_000 },
          count: { type: "number", title: "Count" },
          day: { type: "string", format: "date", title: "Day" },
          size: { type: "string", enum: ["small", "large"], title: "Size" },
          sure: { type: "boolean", title: "Sure" },
          tick: { type: "boolean", default: true, title: "Tick" },
        },
      },
    });
    const named = (role: string, name: string) => page.getByRole(role, { name, exact: true });
    await expect.element(named("textbox", "Text")).toBeVisible();
    await settled();
    const fillIn = async (again: boolean) => {
      await named("textbox", "Text").fill(again ? "two" : "one");
      await named("textbox", "Lines").fill(again ? "2" : "1");
      await named("textbox", "Count").fill(again ? "2.50" : "1");
      await page.getByLabelText("Day", { exact: true }).fill(again ? "2026-02-02" : "2026-01-01");
      await named("radio", again ? "large" : "small").click();
      await named("radio", again ? "No" : "Yes").click();
      await named("checkbox", "Tick").click();
    };
    await fillIn(false);
    await settled();
    renders.length = 0;
    await fillIn(true);
    await settled();
    expect(renders).toEqual([]);

    document.querySelector("form")?.requestSubmit();
    await expect(answer.answer).resolves.toEqual({
      action: "accept",
      content: {
        text: "two",
        lines: "2",
        count: 2.5,
        day: "2026-02-02",
        size: "large",
        sure: false,
        tick: true,
      },
    });
  });

  it("renders a list of options alone for what is chosen in it", async () => {
    const seven = ["a", "b", "c", "d", "e", "f", "g"];
    const renders: string[] = [];
    const { server } = await mountHost(<ProfiledForms rendered={(id) => renders.push(id)} />, {
      safety: { armAfter: 0 },
    });
    const { answer } = server.elicit({
      message: "Two lists",
      requestedSchema: {
        type: "object",
        properties: {
          room: { type: "string", enum: seven, title: "Room" },
          floor: { type: "string", enum: seven, title: "Floor" },
        },
      },
    });
    const room = page.getByRole("combobox", { name: "Room" });
    await expect.poll(() => room.query()?.tagName).toBe("BUTTON");
    room.element().focus();
    await userEvent.keyboard("a{Enter}");
    await settled();
    renders.length = 0;
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await settled();
    expect([...new Set(renders)]).toEqual(["room", "form"]);
    document.querySelector("form")?.requestSubmit();
    await expect(answer).resolves.toEqual({ action: "accept", content: { room: "b" } });
  });

  it("is there in three commits, what is found out a moment later included", async () => {
    const commits: string[] = [];
    const { server } = await mountHost(<ProfiledForms rendered={(id) => commits.push(id)} />, {
      safety: { armAfter: 0 },
    });
    server.elicit({ message: "A few questions", requestedSchema: manyFields(6) });
    await expect.poll(() => document.querySelectorAll("input").length).toBeGreaterThan(5);
    await settled();
    const whole = commits.filter((id) => id === "form");
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBeLessThanOrEqual(3);
    // No field renders again for what concerns none.
    expect(commits.filter((id) => id === "n0")).toHaveLength(1);
  });
});
