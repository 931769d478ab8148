import { renderWithHost } from "@mcp-host-ui/testing";
import { type HostileName, hostile } from "@mcp-host-ui/testing/hostile";
import { screen } from "@testing-library/react";
import { HostPrompts } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";

const names: readonly HostileName[] = ["markup", "links", "bidi", "signIn"];

it.each(names)("shows words of a hostile server (%s) as words", async (name) => {
  const { server, close } = await renderWithHost(<HostPrompts />);
  onTestFinished(close);
  server.request(hostile[name]()).answer.catch(() => {});

  const dialog = await screen.findByRole("dialog");

  expect(dialog.querySelectorAll("a, img, script, iframe")).toHaveLength(0);
  expect(window).not.toHaveProperty("ran");
});
