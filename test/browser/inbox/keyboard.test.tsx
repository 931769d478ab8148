import { screen, waitFor } from "@testing-library/react";
import { ElicitationCard, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { renderWithHost } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import "mcp-host-ui/styles.css";

const ask = (message: string) => ({
  message,
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
});

async function renderInbox(count: number, dir: "ltr" | "rtl" = "ltr") {
  const host = createHost({
    slices: [elicitation()],
    storage: false,
    limits: { open: 2_000, perMinute: 2_000 },
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  const rendered = await renderWithHost(
    <>
      <button type="button">Before</button>
      <RequestInbox />
      <ElicitationCard />
    </>,
    { host, dir },
  );
  onTestFinished(rendered.close);
  const session = host.openSession({ id: "many", name: "Many" });
  const answers = Array.from({ length: count }, (_, index) =>
    session.receive("elicitation/create", ask(`Question ${index + 1}?`)),
  );
  for (const answer of answers) answer.catch(() => {});
  await row(1);
  screen.getByRole("button", { name: "Before" }).focus();
  return { host, answers };
}

const named = (place: number) => new RegExp(`Question ${place}\\?`);
const row = (place: number) =>
  screen.findByRole("row", { name: named(place) }, { timeout: 10_000 });
const rowHasFocus = (place: number) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(named(place)), {
    timeout: 10_000,
  });

describe("RequestInbox, from the keyboard", () => {
  it("is one stop of the Tab key, with the actions of its row behind it", async () => {
    await renderInbox(3);
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(await row(1));
    await userEvent.keyboard("{ArrowDown}");
    await rowHasFocus(2);
    await userEvent.keyboard("{End}");
    await rowHasFocus(3);
    await userEvent.keyboard("{Home}");
    await rowHasFocus(1);
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: /^Open: .*Question 1/ }),
    );
  });

  it.each([
    ["ltr", "{ArrowRight}", "{ArrowLeft}"],
    ["rtl", "{ArrowLeft}", "{ArrowRight}"],
  ] as const)("reaches a row's actions across, written %s", async (dir, into, out) => {
    await renderInbox(2, dir);
    await userEvent.keyboard(`{Tab}${into}`);
    expect(document.activeElement).toHaveAccessibleName(/^Open: /);
    await userEvent.keyboard(into);
    expect(document.activeElement).toHaveAccessibleName(/^Decline: /);
    await userEvent.keyboard(out + out);
    expect(document.activeElement).toBe(await row(1));
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
    await waitFor(() =>
      expect(screen.getByRole("region", { name: /Many.* asks/ })).toHaveTextContent("Question 3?"),
    );
    expect(document.activeElement).toBe(await row(3));
  });

  it("goes through a thousand requests of which few exist", async () => {
    await renderInbox(1_000);
    expect(screen.getAllByRole("row").length).toBeLessThan(40);
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await rowHasFocus(2);
    await userEvent.keyboard("{End}");
    await rowHasFocus(1_000);
    await userEvent.keyboard("{ArrowUp}");
    await rowHasFocus(999);
    expect(screen.getAllByRole("row").length).toBeLessThan(40);
  });

  it("keeps the place of a row that was scrolled out of sight", async () => {
    await renderInbox(1_000);
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await rowHasFocus(2);
    const list = screen.getByRole("grid");
    list.scrollTop = 20_000;
    await waitFor(() => expect(document.activeElement).toBe(list));
    await userEvent.keyboard("{ArrowDown}");
    await rowHasFocus(3);
  });
});
