import {
  type RenderWithHostOptions,
  type RenderWithHostResult,
  renderWithHost,
  type StartServerOptions,
} from "@mcp-host-ui/testing";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { onTestFinished } from "vitest";

/** A person before a host app, and the server that asks. */
export interface OpenPrompt extends RenderWithHostResult {
  readonly user: UserEvent;
}

/** Renders what a host app puts once into its page, with a real server behind it. */
export async function openPrompt(
  wire: NonNullable<StartServerOptions["wire"]>,
  options: Omit<RenderWithHostOptions, "server"> = {},
): Promise<OpenPrompt> {
  const rendered = await renderWithHost(<HostPrompts />, { ...options, server: { wire } });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}
