import { ElicitationCard, HostProvider, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import "mcp-host-ui/styles.css";

const ask = (message: string) => ({
  message,
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
});

async function renderInbox(count: number, dir: "ltr" | "rtl" = "ltr") {
  const host = createHost({
    kinds: [elicitation()],
    storage: false,
    limits: { open: 2_000, perMinute: 2_000 },
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <HostProvider host={host} dir={dir} safety={{ armAfter: 0 }}>
      <button type="button">Before</button>
      <RequestInbox />
      <ElicitationCard />
    </HostProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    host.close();
  });
  const session = host.openSession({ id: "many", name: "Many" });
  const answers = Array.from({ length: count }, (_, index) =>
    session.receive("elicitation/create", ask(`Question ${index + 1}?`)),
  );
  for (const answer of answers) answer.catch(() => {});
  await expect.element(row(1)).toBeVisible();
  page.getByRole("button", { name: "Before", exact: true }).element().focus();
  return { host, answers };
}

const row = (place: number) => page.getByRole("row", { name: new RegExp(`Question ${place}\\?`) });
const rowHasFocus = async (place: number) => {
  await expect.element(row(place)).toHaveFocus();
};
const rowCount = () => page.getByRole("row").elements().length;
const action = (name: RegExp) => page.getByRole("button", { name }).first();

describe("RequestInbox, from the keyboard", () => {
  it("is one stop of the Tab key, with the actions of its row behind it", async () => {
    await renderInbox(3);
    await userEvent.keyboard("{Tab}");
    await rowHasFocus(1);
    await userEvent.keyboard("{ArrowDown}");
    await rowHasFocus(2);
    await userEvent.keyboard("{End}");
    await rowHasFocus(3);
    await userEvent.keyboard("{Home}");
    // The server's own row, with what can be done about the server.
    await expect.element(page.getByRole("row", { name: /Many.*3 requests/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await rowHasFocus(1);
    await userEvent.keyboard("{Tab}");
    await expect.element(action(/^Open: .*Question 1/)).toHaveFocus();
  });

  it.each([
    ["ltr", "{ArrowRight}", "{ArrowLeft}"],
    ["rtl", "{ArrowLeft}", "{ArrowRight}"],
  ] as const)("reaches a row's actions across, written %s", async (dir, into, out) => {
    await renderInbox(2, dir);
    await userEvent.keyboard(`{Tab}${into}`);
    await expect.element(action(/^Open: .*Question 1/)).toHaveFocus();
    await userEvent.keyboard(into);
    await expect.element(action(/^Decline: .*Question 1/)).toHaveFocus();
    await userEvent.keyboard(out + out);
    await rowHasFocus(1);
  });

  it("declines, and goes on with the next request", async () => {
    const { answers } = await renderInbox(3);
    await userEvent.keyboard("{Tab}{ArrowRight}{ArrowRight}{Enter}");
    await expect(answers[0]).resolves.toEqual({ action: "decline" });
    await rowHasFocus(2);
  });

  it("brings a request to the front", async () => {
    await renderInbox(3);
    await userEvent.keyboard("{Tab}{ArrowDown}{ArrowDown}{Enter}");
    await expect
      .element(page.getByRole("region", { name: /Many.* asks/ }))
      .toHaveTextContent("Question 3?");
    await rowHasFocus(3);
  });

  it("goes through a thousand requests of which few exist", async () => {
    await renderInbox(1_000);
    expect(rowCount()).toBeLessThan(40);
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await rowHasFocus(2);
    await userEvent.keyboard("{End}");
    await rowHasFocus(1_000);
    await userEvent.keyboard("{ArrowUp}");
    await rowHasFocus(999);
    expect(rowCount()).toBeLessThan(40);
  });

  it("keeps the place of a row that was scrolled out of sight", async () => {
    await renderInbox(1_000);
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await rowHasFocus(2);
    const list = page.getByRole("grid");
    list.element().scrollTop = 20_000;
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await rowHasFocus(3);
  });
});
