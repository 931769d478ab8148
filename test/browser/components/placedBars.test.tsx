import "mcp-host-ui/styles.css";
import { startServer } from "@mcp-host-ui/testing";
import { ElicitationPrompt, HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";

const host = () => createHost({ kinds: [elicitation()] });

/** An app with a place for bars above its composer. */
function App({ host, children }: { host: ReturnType<typeof createHost>; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <HostProvider
      host={host}
      bars={{ container: place, showSent: 60_000 }}
      safety={{ armAfter: 0 }}
      questions={{ undo: 60_000 }}
    >
      <main>
        <p style={{ blockSize: "70vh" }}>The conversation.</p>
        <div ref={setPlace} />
        <textarea
          aria-label="Message"
          rows={2}
          style={{ boxSizing: "border-box", inlineSize: "100%" }}
        />
      </main>
      {children}
    </HostProvider>
  );
}

afterEach(() => page.viewport(414, 896));

const bars = () => [...document.querySelectorAll("section[lang]")];

/** Each bar that lies over the composer or over another bar, or stands outside of the page. */
function outOfFlow(): readonly string[] {
  const composer = document.querySelector("textarea")?.getBoundingClientRect();
  const boxes = bars().map((bar) => bar.getBoundingClientRect());
  const { clientWidth } = document.documentElement;
  return boxes.flatMap(({ top, bottom, left, right }, index) => {
    const below = boxes[index + 1]?.top ?? composer?.top ?? 0;
    const fits = bottom < below + 1 && left >= 0 && right < clientWidth + 1;
    return fits ? [] : [`${top}–${bottom} above ${below}, ${left}–${right} in ${clientWidth}`];
  });
}

it.each([
  ["HostPrompts", <HostPrompts key="ui" />],
  ["ElicitationPrompt", <ElicitationPrompt key="ui" />],
])("has the bars of %s where the app wants them, and never over its composer", async (_, ui) => {
  await page.viewport(320, 640);
  const app = host();
  const server = await startServer(app);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<App host={app}>{ui}</App>);
  onTestFinished(async () => {
    root.unmount();
    document.body.replaceChildren();
    await server.close();
    app.close();
  });
  const { answer } = server.elicit({
    message: "Which city?",
    requestedSchema: { type: "object", properties: { city: { type: "string" } } },
  });
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: "Later" }));
  await expect.element(page.getByText("1 question waiting")).toBeVisible();
  expect(bars()).toHaveLength(1);
  await expect.poll(outOfFlow).toEqual([]);
  await userEvent.click(page.getByRole("textbox", { name: "Message" }));
  await userEvent.keyboard("Hello");
  expect(bars()).toHaveLength(1);
  await expect.poll(outOfFlow).toEqual([]);

  await userEvent.click(page.getByRole("button", { name: "Answer" }));
  await userEvent.fill(dialog.getByRole("textbox", { name: "city" }), "Lisbon");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(bars()).toHaveLength(1);
  await expect.poll(outOfFlow).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Undo" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send", exact: true }));
  await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
});
