import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderForm } from "../parts/renderForm.js";

// The server's SDK writes these numbers with all their digits; parsing rounds them.
const one = JSON.parse("1234567890123456789");
const other = JSON.parse("1234567890123456788");

describe("a number that parsing rounded", () => {
  it("is neither offered nor sent, and the form says so", async () => {
    const { user, send } = await renderForm(
      {
        account: { type: "integer", title: "Account", default: one },
        ticket: { type: "integer", title: "Ticket", enum: [7, one, other] },
        seat: {
          title: "Seat",
          oneOf: [
            { const: one, title: "Window" },
            { const: other, title: "Aisle" },
            { const: 3, title: "Other" },
          ],
        },
        extras: { type: "array", title: "Extras", items: { type: "integer", enum: [1, one] } },
        details: { type: "object", title: "Details", default: { id: one } },
        fixed: { title: "Fixed", const: one },
      },
      [],
      { tap: true },
    );
    const left = "a number from the server is too large to show exactly. It’s left out.";
    const notes = ["Account", "Ticket", "Seat", "Extras", "Details"].map(
      (name) => `${name}: ${left}`,
    );
    expect(
      screen.getAllByText(new RegExp(left)).map((item) => item.textContent.replace(/[⁨⁩]/g, "")),
    ).toEqual([...notes, `Fixed can’t be shown: ${left}`]);
    expect(screen.getByRole("textbox", { name: "Account" })).toHaveValue("");
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "0",
      "0",
    ]);
    expect(document.body).not.toHaveTextContent(/123456789/);
    await user.click(screen.getByRole("radio", { name: "7" }));
    expect(await send()).toEqual({ ticket: 7 });
  });
});
