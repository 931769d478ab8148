import { HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation, type HostSession, type LocalHost } from "mcp-host-ui/host";
import { createTasks, type Tasks } from "mcp-host-ui/tasks";
import { useTasks } from "mcp-host-ui/tasks/react";
import type { ReactElement } from "react";

/** The tasks are one more of the host's kinds; with a storage they outlive the page. */
export const tasks: Tasks = createTasks({ storage: localStorage });

export function openHost(): LocalHost {
  return createHost({ kinds: [elicitation({ url: true }), tasks] });
}

/** Once the client of a session is connected: goes on with what an earlier page began, and calls a tool. */
export async function bookTrip(session: HostSession): Promise<unknown> {
  await tasks.resume(session);
  return tasks.callTool(session, { name: "book_trip" }, { name: "Book a trip" });
}

export function App({ host }: { readonly host: LocalHost }): ReactElement {
  return (
    <HostProvider host={host}>
      <AtWork />
      <RequestInbox />
      <HostPrompts />
    </HostProvider>
  );
}

/** What servers work on, in the app's own looks. */
function AtWork() {
  const { tasks } = useTasks();
  const needy = tasks.filter(({ state }) => state === "needs-you");
  const working = tasks.filter(({ state }) => state === "working");
  return (
    <p role="status">
      {working.length} at work, {needy.length} waiting for you
    </p>
  );
}
