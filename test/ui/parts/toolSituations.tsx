import "../../../src/kinds/tool-approval/core/runTools.js";
import "../../../src/kinds/tool-approval/react/toolKind.js";
import { renderWithHost } from "@mcp-host-ui/testing";
import { ToolApprovalCard } from "mcp-host-ui";
import { approveTool, createHost, elicitation, toolApproval } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { createHandModel } from "../../kinds/sampling/core/handModel.js";
import { openQuestions } from "../../support/questions.js";
import { type Situation, tappedWire, type World } from "./situations.js";

/** A tool whose server says that it deletes, and an argument with a credential. */
const deleteTrips = {
  tool: {
    name: "deleteTrips",
    title: "Delete trips",
    inputSchema: {
      type: "object",
      properties: { city: { type: "string", title: "City" }, key: { type: "string" } },
    },
    annotations: { destructiveHint: true },
  },
  arguments: {
    city: "Lisbon",
    guest: "ada@travel.com",
    key: "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
  },
} as const;

async function render(ui: ReactNode): Promise<World> {
  const host = createHost({
    kinds: [elicitation(), toolApproval({ assistant: "Concierge" })],
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  const { server, close } = await renderWithHost(ui, { host, server: { wire: tappedWire } });
  onTestFinished(close);
  return { host, server, model: createHandModel() };
}

async function ask({ host }: World) {
  const ended = new AbortController();
  const session = host.openSession({ id: "travel", answerWithin: 600_000, extendBy: 600_000 });
  approveTool(session, deleteTrips, { signal: ended.signal }).catch(() => {});
  await openQuestions(host, 1);
  return ended;
}

/** In the page of a host with tool approval, with nothing asked. */
export const toolPage: Situation = (part) => render(part);

/** In the page, while an assistant wants to run a tool. */
export const besideTool: Situation = async (part) => {
  const world = await render(part);
  await ask(world);
  return world;
};

/** In the card of a tool call. */
export const toolCard: Situation = async (part) => {
  const world = await render(<ToolApprovalCard>{part}</ToolApprovalCard>);
  await ask(world);
  return world;
};

/** In the card of a tool call that the assistant no longer wants. */
export const endedToolCard: Situation = async (part) => {
  const world = await render(<ToolApprovalCard>{part}</ToolApprovalCard>);
  const ended = await ask(world);
  ended.abort();
  await openQuestions(world.host, 0);
  return world;
};
