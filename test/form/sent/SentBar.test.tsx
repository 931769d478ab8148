import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { de } from "mcp-host-ui/locales/de";
import { describe, expect, it, onTestFinished } from "vitest";

const flight = {
  type: "object",
  properties: {
    insured: { type: "boolean", title: "Insurance" },
    seat: {
      type: "string",
      title: "Seat",
      oneOf: [
        { const: "w", title: "window" },
        { const: "a", title: "aisle" },
      ],
    },
    view: { type: "string", title: "View" },
  },
  required: ["insured"],
} as const;

async function render(options: RenderWithHostOptions = {}) {
  const rendered = await renderWithHost(<HostPrompts />, {
    bars: { showSent: 60_000 },
    ...options,
  });
  onTestFinished(rendered.close);
  const user = userEvent.setup();
  return {
    ...rendered,
    user,
    ask: (requestedSchema: object, message = "Which seat?") => {
      const { answer } = rendered.server.elicit({ message, requestedSchema });
      answer.catch(() => {});
      return answer;
    },
  };
}

const bar = () => screen.findByRole("region", { name: "Just sent" });

describe("SentBar", () => {
  it("tells in people's words what the server got, once, and shows all of it again", async () => {
    const { user, ask } = await render();
    const answer = ask(flight);
    await user.click(await screen.findByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("radio", { name: "window" }));
    await user.type(screen.getByRole("textbox", { name: "View" }), "sea view");
    await user.click(screen.getByRole("button", { name: "Send" }));
    const content = { insured: true, seat: "w", view: "sea view" };
    await expect(answer).resolves.toEqual({ action: "accept", content });

    const notice = within(await bar());
    expect(notice.getByRole("status")).toHaveTextContent(
      /^Sent to \W*Travel Booking\W*: \W*Yes, window, sea view\W*$/,
    );
    const more = notice.getByRole("button", { name: "Show all" });
    await user.click(more);
    expect(notice.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Insurance",
      "Seat",
      "View",
    ]);
    expect(notice.getByRole("button", { name: "Show less" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await user.click(notice.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region", { name: "Just sent" })).not.toBeInTheDocument();
  });

  it("never holds a secret", async () => {
    const { user, ask } = await render();
    const answer = ask({
      type: "object",
      properties: { name: { type: "string" }, password: { type: "string", title: "Password" } },
    });
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Ada");
    await user.click(await screen.findByRole("button", { name: /^Unlock/ }));
    await user.type(screen.getByLabelText(/Password/), "hunter2");
    await user.click(screen.getByRole("button", { name: "Send anyway…" }));
    await user.click(await screen.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toMatchObject({ content: { password: "hunter2" } });
    const region = await bar();
    expect(region).toHaveTextContent(/Ada, Hidden/);
    await user.click(within(region).getByRole("button", { name: "Show all" }));
    expect(document.body).not.toHaveTextContent("hunter2");
  });

  it("says what the server was told of a no", async () => {
    const { user, ask } = await render();
    const answer = ask(flight);
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(within(await bar()).getByRole("status")).toHaveTextContent(
      /You declined \W*Travel Booking\W*s request\./,
    );
    expect(screen.queryByRole("button", { name: "Show all" })).not.toBeInTheDocument();
  });

  it("waits while another question is asked, and tells of the last answer then", async () => {
    const { user, ask } = await render();
    const first = ask({ type: "object", properties: { city: { type: "string", title: "City" } } });
    const second = ask({ type: "object", properties: { day: { type: "string", title: "Day" } } });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await first;
    await user.type(await screen.findByRole("textbox", { name: "Day" }), "Monday");
    expect(screen.queryByRole("region", { name: "Just sent" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await second;
    expect(await bar()).toHaveTextContent("Monday");
    expect(screen.queryByText(/Lisbon/)).not.toBeInTheDocument();
  });

  it("goes by itself, but not from under whoever is at it", async () => {
    const { user, ask } = await render({ bars: { showSent: 1500 } });
    const answer = ask(flight);
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    await answer;
    const region = await bar();
    await user.click(within(region).getByRole("status"));
    within(region).getByRole("button", { name: "Dismiss" }).focus();
    await user.pointer({ target: document.body });
    expect(region).toBeInTheDocument();
    within(region).getByRole("button", { name: "Dismiss" }).blur();
    await waitFor(() => expect(region).not.toBeInTheDocument());
  });

  it("is not there where the app turns it off", async () => {
    const { user, ask, host } = await render({ bars: { showSent: 0 } });
    const answer = ask(flight);
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    await answer;
    await waitFor(() => expect(host.getState().open).toEqual([]));
    expect(screen.queryByRole("region", { name: "Just sent" })).not.toBeInTheDocument();
  });

  it("speaks the person's language, numbers and days included", async () => {
    const { user, ask } = await render({ messages: de });
    const answer = ask({
      type: "object",
      properties: {
        day: { type: "string", format: "date", default: "2027-03-01" },
        price: { type: "number", default: 1234.5 },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Senden" }));
    await answer;
    const region = await screen.findByRole("region", { name: "Gerade gesendet" });
    expect(region).toHaveTextContent(/An \W*Travel Booking\W* gesendet: \W*1\. März 2027, 1234,5/);
  });
});
