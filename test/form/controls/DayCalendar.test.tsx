import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostProvider, type HostProviderProps } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { DayCalendar } from "../../../src/form/controls/calendar/DayCalendar.js";
import { ar } from "../../../src/locales/ar.js";
import { de } from "../../../src/locales/de.js";
import { renderForm } from "../parts/renderForm.js";

const host = createHost({ kinds: [elicitation()] });
const picked: string[] = [];

afterEach(() => picked.splice(0));

function renderCalendar(value: string, props: Partial<HostProviderProps> = {}) {
  const anchor = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => anchor.remove());
  render(
    <HostProvider host={host} {...props}>
      <DayCalendar
        anchor={{ current: anchor }}
        label="Choose a day: Departure"
        id="departure-calendar"
        value={value}
        onPick={(day) => picked.push(day)}
        onLeave={() => {}}
      />
    </HostProvider>,
  );
  // jsdom has no top layer, and hides what would be in it.
  document.getElementById("departure-calendar")?.removeAttribute("popover");
  const calendar = screen.getByRole("dialog", { name: "Choose a day: Departure" });
  return { user: userEvent.setup(), within: within(calendar) };
}

describe("CalendarRow", () => {
  it("leaves a date to the browser in jsdom, where a test says that nobody touches", async () => {
    const media = { matches: false, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal("matchMedia", () => media);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { send } = await renderForm({
      day: { type: "string", format: "date", title: "Day", default: "2026-05-17" },
    });
    expect(screen.getByLabelText("Day")).toHaveValue("2026-05-17");
    expect(screen.queryByRole("button", { name: /Choose a day/ })).toBeNull();
    expect(await send()).toEqual({ day: "2026-05-17" });
  });
});

describe("DayCalendar", () => {
  it("opens at the day that is chosen, with the focus on it", async () => {
    const calendar = renderCalendar("2026-05-17");
    const day = calendar.within.getByRole("button", { name: "Sunday, May 17, 2026" });
    expect(day).toHaveFocus();
    expect(day.closest("td")).toHaveAttribute("aria-selected", "true");
    await calendar.user.click(calendar.within.getByRole("button", { name: /May 20, 2026/ }));
    expect(picked).toEqual(["2026-05-20"]);
  });

  it("opens today where none is, and says which day that is", () => {
    const calendar = renderCalendar("");
    expect(document.activeElement).toHaveAttribute("aria-current", "date");
    expect(calendar.within.queryAllByRole("gridcell", { selected: true })).toEqual([]);
  });

  it("leafs by buttons, and by lists of months and years", async () => {
    const { user, within: calendar } = renderCalendar("2026-12-31");
    await user.click(calendar.getByRole("button", { name: "Next month" }));
    expect(calendar.getByRole("grid", { name: "January 2027" })).toBeVisible();
    await user.click(calendar.getByRole("button", { name: "Previous month" }));
    await user.selectOptions(calendar.getByRole("combobox", { name: "month" }), "July");
    await user.selectOptions(calendar.getByRole("combobox", { name: "year" }), "1969");
    await user.click(calendar.getByRole("button", { name: "Sunday, July 20, 1969" }));
    expect(picked).toEqual(["1969-07-20"]);
  });

  it("speaks the language of the app, and begins its weeks as people there do", () => {
    const calendar = renderCalendar("2026-05-17", { messages: de, locale: "de" });
    expect(calendar.within.getByRole("grid", { name: "Mai 2026" })).toBeVisible();
    expect(calendar.within.getByRole("button", { name: "Nächster Monat" })).toBeVisible();
    const [first] = calendar.within.getAllByRole("columnheader", { hidden: true });
    expect(first).toHaveAttribute("aria-label", "Montag");
  });

  it("goes to the next day leftwards where people read so", async () => {
    const { user } = renderCalendar("2026-05-17", { messages: ar, locale: "ar-EG" });
    await user.keyboard("{ArrowLeft}{Enter}");
    expect(picked).toEqual(["2026-05-18"]);
  });
});
