import {
  Elicitation,
  ElicitationCard,
  ElicitationForm,
  ElicitationPrompt,
  HostPrompts,
  HostProvider,
  useElicitations,
} from "mcp-host-ui";
import "mcp-host-ui/styles.css";
import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { Profiler, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";

const properties = {
  f0: { type: "string", title: "f0" },
  f1: { type: "integer", title: "f1" },
  f2: { type: "string", enum: ["small", "large"], title: "f2" },
  f3: { type: "boolean", title: "f3" },
  f4: { type: "string", format: "date", title: "f4" },
  f5: { type: "string", title: "f5" },
};
/** What is found out a moment later: that a secret is asked for, that only the server can check something. */
const suspicious = {
  ...properties,
  f3: { type: "string", title: "f3", pattern: "(.)\\1" },
  f5: { type: "string", title: "f5", description: "Your password" },
};

const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const send = page.getByRole("button", { name: "Send", exact: true });

/** What follows from a commit at once has been committed, too, once a few frames were painted. */
async function frames() {
  for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
}

/** What follows from the end of a motion, too. */
async function rest() {
  await expect.poll(() => document.getAnimations().length).toBe(0);
  await frames();
}

/** Asks as a server does, with a profiler around everything; without StrictMode, which runs each effect twice. */
async function ask(ui: (rendered: (id: string) => void) => ReactNode, asked: object) {
  const rendered: string[] = [];
  const note = (id: string) => void rendered.push(id);
  const host = createHost({ kinds: [elicitation()] });
  const server = await startServer(host);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <Profiler id="whole" onRender={note}>
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        {ui(note)}
      </HostProvider>
    </Profiler>,
  );
  onTestFinished(async () => {
    root.unmount();
    document.body.replaceChildren();
    await server.close();
    host.close();
  });
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  await frames();
  rendered.length = 0;
  const { answer } = server.elicit({
    message: "A few questions",
    requestedSchema: { type: "object", properties: asked },
  });
  return { answer, rendered };
}

/** A dialog of parts, each in a profiler of its own. */
function Profiled({ note }: { note: (id: string) => void }): ReactNode {
  const [question] = useElicitations().open;
  if (question?.mode !== "form") return null;
  const part = (id: string, node: ReactNode) => (
    <Profiler key={id} id={id} onRender={note}>
      {node}
    </Profiler>
  );
  return (
    <>
      {part("header", <Elicitation.Header />)}
      <ElicitationForm.Root elicitation={question}>
        <Elicitation.Body>
          {part("title", <Elicitation.Title />)}
          {part("message", <Elicitation.Message />)}
          {part("summary", <ElicitationForm.Summary />)}
          {part("findings", <ElicitationForm.Findings />)}
          {Object.keys(suspicious).map((name) => part(name, <ElicitationForm.Field name={name} />))}
        </Elicitation.Body>
        {part(
          "actions",
          <Elicitation.Actions>
            <ElicitationForm.Submit />
          </Elicitation.Actions>,
        )}
      </ElicitationForm.Root>
    </>
  );
}

describe("the first dialog", () => {
  it.each([
    ["ElicitationPrompt", <ElicitationPrompt key="ui" />],
    ["ElicitationCard", <ElicitationCard key="ui" />],
    ["HostPrompts", <HostPrompts key="ui" />],
  ])("takes at most three commits until it can be filled in, as %s", async (_, ui) => {
    const { answer, rendered } = await ask(() => ui, properties);
    await expect.element(box("f0")).toBeVisible();
    await rest();
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered.length).toBeLessThanOrEqual(3);

    await userEvent.fill(box("f0"), "done");
    await userEvent.click(send);
    await expect(answer).resolves.toEqual({ action: "accept", content: { f0: "done" } });
  });

  it("renders nothing again for what is found out a moment later, but what says it", async () => {
    const { answer, rendered } = await ask(
      (note) => (
        <ElicitationPrompt>
          <Profiled note={note} />
        </ElicitationPrompt>
      ),
      suspicious,
    );
    await expect.element(page.getByText(/ask for a password/).first()).toBeVisible();
    await expect.element(page.getByText(/server checks/i)).toBeVisible();
    const again = rendered.filter((id, index) => rendered.indexOf(id) < index && id !== "whole");
    expect(new Set(again)).toEqual(new Set(["f3", "f5", "findings", "actions"]));
    expect(rendered).toContain("actions");

    await userEvent.fill(box("f0"), "done");
    await userEvent.click(page.getByRole("button", { name: "Send anyway…" }));
    await userEvent.click(page.getByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { f0: "done" } });
  });
});
