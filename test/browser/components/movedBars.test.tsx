import { ElicitationPrompt, HostPrompts } from "mcp-host-ui";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const bar = () =>
  page.getByRole("region", { name: /.+/ }).filter({ hasText: /questions? waiting/ });
const move = () => bar().getByRole("button", { name: "Move to the other edge" });
const edge = () => {
  const { top, bottom } = bar().element().getBoundingClientRect();
  return top + bottom < window.innerHeight ? "start" : "end";
};

describe.each([
  ["HostPrompts", <HostPrompts key="all" />],
  ["ElicitationPrompt", <ElicitationPrompt key="one" />],
])("the bar of %s", (_, prompts) => {
  const putAside = async (props: Parameters<typeof mountHost>[1] = {}, composer = false) => {
    await page.viewport(360, 640);
    const ui = (
      <>
        {composer && (
          <textarea
            aria-label="Message"
            style={{ position: "fixed", insetBlockEnd: 0, insetInline: 0 }}
          />
        )}
        {prompts}
      </>
    );
    const mounted = await mountHost(ui, { safety: { armAfter: 0 }, ...props });
    const asked = mounted.server.elicit({
      message: "Which city?",
      requestedSchema: { type: "object", properties: { city: { type: "string" } } },
    });
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Later" }));
    await expect.element(bar()).toBeVisible();
    return { ...mounted, ...asked };
  };

  it("is moved away by keys, keeps the focus, and says where, so that the app can remember it", async () => {
    const onBarsAtChange = vi.fn<(edge: string) => void>();
    const { answer } = await putAside({ bars: { onEdgeChange: onBarsAtChange } });
    expect(edge()).toBe("end");
    move().element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(edge).toBe("start");
    expect(onBarsAtChange.mock.calls).toEqual([["start"]]);
    await expect.element(move()).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.poll(edge).toBe("end");

    await userEvent.keyboard("{Tab}{Enter}");
    await userEvent.fill(page.getByRole("textbox", { name: "city" }), "Lisbon");
    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("stays where it was moved for the next question, and stands where the app remembers it", async () => {
    const { server } = await putAside();
    await userEvent.click(move());
    await expect.poll(edge).toBe("start");
    await userEvent.click(bar().getByRole("button", { name: "Answer" }));
    await userEvent.click(page.getByRole("button", { name: "Decline", exact: true }));
    await expect.poll(() => server.received.length).toBe(1);
    void server.elicit({
      message: "Which day?",
      requestedSchema: { type: "object", properties: {} },
    });
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Later" }));
    await expect.element(bar()).toBeVisible();
    await expect.poll(edge).toBe("start");
  });

  it("stands where the app remembers it, and offers no move where the app alone decides", async () => {
    await putAside({ bars: { edge: "start" } });
    await expect.poll(edge).toBe("start");
    expect(move().elements()).toEqual([]);
  });

  it("covers no composer at the end of the window, also before anybody writes there", async () => {
    await putAside({}, true);
    await expect.poll(edge).toBe("start");
    expect(document.activeElement).not.toBeInstanceOf(HTMLTextAreaElement);
    const box = bar().element().getBoundingClientRect();
    const composer = page.getByRole("textbox", { name: "Message" }).element();
    expect(box.bottom).toBeLessThan(composer.getBoundingClientRect().top);

    // Whoever puts it there has it there, until they write.
    await userEvent.click(move());
    await expect.poll(edge).toBe("end");
    await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "Hello");
    await expect.poll(edge).toBe("start");
  });
});
