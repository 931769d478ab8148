import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { attachClient, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { createTasks, type Tasks } from "mcp-host-ui/tasks";
import { z } from "zod";
import { contact } from "./requests.ts";

const tasksOf = new WeakMap<LocalHost, Tasks>();

/** Makes a host with tasks. */
export function openTasksHost(): LocalHost {
  const tasks = createTasks();
  const host = createHost({
    kinds: [elicitation(), tasks],
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  tasksOf.set(host, tasks);
  return host;
}

const now = "2026-11-22T00:00:00Z";
const times = { createdAt: now, lastUpdatedAt: now, ttlMs: null, pollIntervalMs: 200 };
const aboutTask = z.looseObject({ taskId: z.string() });

/** Where the tasks of each tool stand at first. */
const beginnings: Readonly<Record<string, object>> = {
  find_hotels: { status: "working", statusMessage: "Comparing 214 hotels in Lisbon" },
  book_trip: {
    status: "input_required",
    statusMessage: "Whom may the hotel call?",
    inputRequests: {
      contact: { method: "elicitation/create", params: { mode: "form", ...contact } },
    },
  },
  check_visa: { status: "completed", result: { content: [{ type: "text", text: "No visa." }] } },
  rent_car: { status: "failed", error: { code: -32000, message: "No car is left." } },
};

/** Connects a server of revision 2026-07-28 whose tools all become tasks; a task that gets its answer is done, and says what it got. */
export async function callTaskTools(host: LocalHost): Promise<void> {
  const states = new Map<string, object>();
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: "travel", version: "1.0.0" },
        { capabilities: { tools: {}, extensions: { "io.modelcontextprotocol/tasks": {} } } },
      );
      server.setRequestHandler("tools/call", async ({ params }) => {
        const taskId = params.name;
        states.set(taskId, { ...times, ...beginnings[taskId] });
        // The SDK knows no such result; it goes out as it is.
        return { resultType: "task", taskId, status: "working", ...times } as never;
      });
      server.setRequestHandler("tasks/get", { params: aboutTask }, async ({ taskId }) => ({
        taskId,
        ...states.get(taskId),
      }));
      server.setRequestHandler("tasks/update", { params: aboutTask }, async (params, context) => {
        const received = JSON.stringify(context.mcpReq.inputResponses);
        states.set(params.taskId, {
          ...times,
          status: "completed",
          statusMessage: `Received ${received}`,
          result: { content: [] },
        });
        return {};
      });
      server.setRequestHandler("tasks/cancel", { params: aboutTask }, async ({ taskId }) => {
        states.set(taskId, { ...times, status: "cancelled" });
        return {};
      });
      return server;
    },
    { legacy: "reject" },
  );
  const client = new Client(
    { name: "stories", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const session = attachClient(host, client, { id: "trips", name: "Travel Booking" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("http://trips.invalid/mcp"), {
      fetch(url, init) {
        // Firefox has no `Request.body`, from which the SDK's server reads what is posted: it is handed over read.
        const parsedBody = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
        return handler.fetch(new Request(url, init), { parsedBody });
      },
    }),
  );
  const tasks = tasksOf.get(host);
  for (const [name, title] of [
    ["check_visa", "Check whether a visa is needed"],
    ["rent_car", "Rent a car"],
    ["find_hotels", "Find hotels"],
    ["book_trip", "Book the trip to Lisbon"],
  ] as const)
    tasks?.callTool(session, { name }, { name: title }).catch(() => {});
}
