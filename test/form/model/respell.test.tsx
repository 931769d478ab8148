import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderForm } from "../parts/renderForm.js";

describe("respell", () => {
  it("shows the user another spelling of a text before it is sent", async () => {
    const { user, press, content, server } = await renderForm(
      {
        site: { type: "string", format: "uri", title: "Site" },
        codes: { type: "array", title: "Codes", items: { type: "string", pattern: "^\\d+$" } },
      },
      [],
      { tap: true },
    );
    await user.type(screen.getByRole("textbox", { name: "Site" }), "https://bücher.example");
    await user.type(screen.getByRole("textbox", { name: "Item 1" }), " 1 234");
    await press("Send");
    expect(await screen.findByText("https://xn--bcher-kva.example/")).toBeVisible();
    expect(screen.getAllByText("not seen yet")).toHaveLength(2);
    expect(server.received).toEqual([]);
    await press("Send");
    expect(await content()).toEqual({
      site: "https://xn--bcher-kva.example/",
      codes: ["1234"],
    });
  });
});
