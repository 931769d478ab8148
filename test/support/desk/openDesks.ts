import { createDesk, type Desk, type DeskOptions, memoryDesk } from "@mcp-host-ui/desk";
import { type AttachDeskOptions, attachDesk } from "@mcp-host-ui/desk/page";
import {
  createHost,
  type DraftStorage,
  elicitation,
  type HostKind,
  type LocalHost,
} from "mcp-host-ui/host";
import { onTestFinished, vi } from "vitest";
import { serveDesk } from "./serveDesk.js";

/** Makes the desks of two nodes over one store; they are closed when the test is finished. */
export function openDesks(options: DeskOptions = {}): readonly [asking: Desk, answering: Desk] {
  const store = options.store ?? memoryDesk();
  const asking = createDesk({ ...options, store });
  const answering = createDesk({ ...options, store });
  onTestFinished(() => {
    asking.close();
    answering.close();
  });
  return [asking, answering];
}

/** Opens a page of a person, without anything on its screen, whose desk is that of one node over real HTTP. */
export async function openPage(
  desk: Desk,
  person = "ada",
  {
    kinds = [elicitation({ url: true })],
    storage = false,
    ...options
  }: Partial<AttachDeskOptions> & {
    kinds?: readonly HostKind[];
    storage?: DraftStorage | false;
  } = {},
): Promise<{ host: LocalHost; detach: () => void; close: () => void }> {
  const { url } = await serveDesk(desk);
  const host = createHost({ kinds, storage });
  const attached = attachDesk(host, {
    url,
    headers: () => ({ authorization: person }),
    ...options,
  });
  const close = () => {
    attached.close();
    host.close();
  };
  onTestFinished(close);
  return { host, detach: attached.close, close };
}

/** Waits for the only question that is open in a page. */
export async function questionIn(host: LocalHost): Promise<string> {
  return vi.waitFor(() => {
    const [question, ...others] = host.getState().open;
    if (!question || others.length > 0)
      throw new Error(`There are ${host.getState().open.length} questions.`);
    return question.id;
  }, 60_000);
}
