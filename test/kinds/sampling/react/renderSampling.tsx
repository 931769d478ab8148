import "./warm.js";
import { renderWithHost, type StartServerOptions } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { HostPrompts, type HostProviderProps } from "mcp-host-ui";
import {
  createHost,
  elicitation,
  type HostOptions,
  type Sampling,
  sampling,
} from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { analysis, models } from "../core/flights.js";
import { createHandModel } from "../core/handModel.js";

/** How to render what reviews sampling requests. */
export interface RenderSamplingOptions extends Omit<HostProviderProps, "host" | "children"> {
  readonly ui?: ReactNode;
  readonly sampling?: Partial<Sampling.Options>;
  readonly hostOptions?: Partial<HostOptions>;
  readonly server?: StartServerOptions;
}

/** Renders a host that can sample, with a model that answers by hand and a server that asks. */
export async function renderSampling({
  ui = <HostPrompts />,
  sampling: options,
  hostOptions,
  ...rest
}: RenderSamplingOptions = {}) {
  const model = createHandModel();
  const host = createHost({
    ...hostOptions,
    kinds: [elicitation(), sampling({ generate: model.generate, models, tools: true, ...options })],
  });
  const rendered = await renderWithHost(ui, { ...rest, host });
  onTestFinished(rendered.close);
  const user = userEvent.setup();
  return {
    ...rendered,
    model,
    user,
    async press(name: string | RegExp) {
      await waitFor(() => expectPressable(button(name).closest("[role=dialog]")));
      await user.click(button(name));
    },
    sample: (params: object = analysis) =>
      rendered.server.request({ method: "sampling/createMessage", params }),
  };
}

/** Waits until a dialog takes the pointer: a moment after it is shown. */
export function pressable(dialog: HTMLElement): Promise<void> {
  return waitFor(() => expectPressable(dialog));
}

function expectPressable(dialog: Element | null): void {
  expect(dialog?.getAttribute("style") ?? "").not.toContain("pointer-events: none");
}

/** The button of this name, as it stands there now. */
export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

/** Waits for the heading of a stage. */
export function stage(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole("heading", { name });
}

export const stages = {
  request: /asks to use your model/,
  generating: /is answering/,
  answer: /Check the answer/,
  failed: /^No answer/,
  ended: /is closed/,
} as const;

/** Opens the text area of a text, unless it is open, and replaces the text. */
export async function editText(user: UserEvent, place: string, text: string): Promise<void> {
  const edit = await screen.findByRole("button", { name: new RegExp(`^Edit ${place}`) });
  if (edit.getAttribute("aria-pressed") === "false") await user.click(edit);
  const editor = await screen.findByRole("textbox", { name: new RegExp(place) });
  await user.clear(editor);
  await user.click(editor);
  await user.paste(text);
}
