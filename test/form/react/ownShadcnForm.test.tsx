import { screen } from "@testing-library/react";
import { useElicitation } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { ShadcnForm } from "../../../stories/pages/samples/OwnShadcnForm.tsx";
import { renderForm } from "../parts/renderForm.js";

/** Shows what is asked in the form that the guide prints. */
function App(): ReactNode {
  const { current } = useElicitation({ mode: "form" });
  return current ? <ShadcnForm key={current.id} elicitation={current} /> : null;
}

const trip = {
  city: { type: "string", title: "City", minLength: 2 },
  hotel: { type: "string", title: "Hotel" },
};

describe("the whole form of shadcn/ui that the guide prints", () => {
  it("says at the field what is wrong, and sends what was typed once that is mended", async () => {
    const { user, server, press, send } = await renderForm(trip, ["city"], { ui: <App /> });
    await user.type(await screen.findByRole("textbox", { name: "Hotel" }), "Ritz");
    await press("Send");
    const city = screen.getByRole("textbox", { name: "City" });
    await expect.poll(() => city).toHaveAccessibleDescription(/.+/);
    expect(city).toBeInvalid();
    expect(server.received).toEqual([]);
    await user.type(city, "Porto");
    await expect.poll(() => city).toBeValid();
    await expect(send()).resolves.toEqual({ city: "Porto", hotel: "Ritz" });
  });
});
