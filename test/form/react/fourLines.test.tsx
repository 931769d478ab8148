import { screen } from "@testing-library/react";
import { useElicitation } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Question } from "../../../stories/pages/samples/FourLines.tsx";
import { renderForm } from "../parts/renderForm.js";

/** Shows what is asked in the form that the guide *Headless* prints. */
function App(): ReactNode {
  const { current } = useElicitation();
  return current?.mode === "form" ? <Question key={current.id} question={current} /> : null;
}

const trip = {
  city: { type: "string", title: "City", minLength: 2 },
  nights: { type: "integer", title: "Nights" },
};

describe("the headless form of four lines", () => {
  it("says what is wrong, and sends what was typed once that is mended", async () => {
    const { user, server, press, send } = await renderForm(trip, ["city"], { ui: <App /> });
    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "3");
    await press("Send");
    const city = await screen.findByRole("textbox", { name: /^City.+/ });
    expect(server.received).toEqual([]);
    await user.type(city, "Porto");
    await expect(send()).resolves.toEqual({ city: "Porto", nights: 3 });
  });

  it("sends a secret after the person agreed, and not before", async () => {
    const agree = vi.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValueOnce(true);
    onTestFinished(() => agree.mockRestore());
    const login = { password: { type: "string", title: "Password" } };
    const { user, server, press, send } = await renderForm(login, [], { ui: <App /> });
    await user.type(await screen.findByRole("textbox", { name: "Password" }), "hunter2");
    await press("Send");
    await vi.waitFor(() => expect(agree).toHaveBeenCalledOnce());
    expect(server.received).toEqual([]);
    await expect(send()).resolves.toEqual({ password: "hunter2" });
    expect(agree).toHaveBeenCalledTimes(2);
  });
});
