import { renderWithHost, type TestServer } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { HostProviderProps } from "mcp-host-ui";
import type { ComponentProps, ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { oncePainted } from "../../../src/ui/oncePainted.js";
import { tapped } from "../../support/tapped.js";
import { Forms } from "./Forms.js";

/** A form in the page, with the real server that asks. */
export interface RenderedForm {
  readonly user: UserEvent;
  readonly server: TestServer;
  readonly form: HTMLFormElement;
  /** Waits for the one answer that the server gets. */
  received(): Promise<unknown>;
  /** Resolves to the content that the server gets. */
  content(): Promise<unknown>;
  /** Presses the button that sends, and waits for the content that the server gets. */
  send(): Promise<unknown>;
  press(name: string): Promise<void>;
}

/** What a test renders, beside the form's own props. */
export interface RenderFormOptions extends ComponentProps<typeof Forms> {
  readonly locale?: HostProviderProps["locale"];
  readonly review?: NonNullable<HostProviderProps["safety"]>["review"];
  /** Whether the connection carries `null` and nested values. @default false */
  readonly tap?: boolean;
  /** Stands in for the form. */
  readonly ui?: ReactNode;
}

/** Lets a real server ask for these properties, and renders the form. */
export async function renderForm(
  properties: object,
  required: readonly string[] = [],
  { locale, review, tap = false, ui, ...props }: RenderFormOptions = {},
): Promise<RenderedForm> {
  const user = userEvent.setup();
  const { server, close } = await renderWithHost(ui ?? <Forms {...props} />, {
    ...(locale !== undefined && { locale }),
    safety: review === undefined ? {} : { review },
    ...(tap && { server: { wire: tapped(openWire2025) } }),
  });
  onTestFinished(close);
  server.elicit({
    message: "A question",
    requestedSchema: { type: "object", properties, required },
  });
  const form = await waitFor(() => {
    const [first] = document.forms;
    if (!first) throw new Error("The form is not there yet.");
    return first;
  });
  // Its request is inspected once it was painted; until then, what is typed is masked as a secret might have to be.
  await new Promise<void>(oncePainted);
  const received = async () => {
    await waitFor(() => expect(server.received).toHaveLength(1));
    return server.received[0];
  };
  const content = async () => {
    const answer = await received();
    expect(answer).toMatchObject({ action: "accept" });
    return (answer as { content: unknown }).content;
  };
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return {
    user,
    server,
    form,
    received,
    content,
    press,
    async send() {
      await press("Send");
      return content();
    },
  };
}
