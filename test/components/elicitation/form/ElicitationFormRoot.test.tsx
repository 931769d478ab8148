import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationForm, type OpenForm, useElicitation } from "mcp-host-ui";
import { renderWithHost } from "mcp-host-ui/testing";
import { describe, expect, it } from "vitest";

describe("ElicitationForm.Root", () => {
  it("sends the server what the person typed", async () => {
    const user = userEvent.setup();
    const { server } = await renderWithHost(<Forms />);
    const { answer } = server.elicit({
      message: "Where to?",
      requestedSchema: {
        type: "object",
        properties: {
          city: { type: "string", title: "City" },
          nights: { type: "integer", minimum: 1, maximum: 30 },
          seatPreference: { type: "string", enum: ["window", "aisle", "no preference"] },
          insurance: { type: "boolean", default: false },
          breakfast: { type: "boolean" },
        },
        required: ["city", "seatPreference", "breakfast"],
      },
    });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3");
    await user.click(screen.getByRole("radio", { name: "aisle" }));
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        city: "Lisbon",
        nights: 3,
        seatPreference: "aisle",
        insurance: false,
        breakfast: true,
      },
    });
  });
});

/** Shows every open form in the page. */
function Forms() {
  const { open } = useElicitation();
  return open
    .filter((question): question is OpenForm => question.mode === "form")
    .map((question) => <ElicitationForm.Root key={question.id} elicitation={question} />);
}
