// @vitest-environment node
import {
  ElicitationCard,
  ElicitationPrompt,
  HostPrompts,
  HostProvider,
  useElicitation,
  useElicitations,
  useHost,
  useMessages,
  useSamplingApproval,
  useSession,
} from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation, sampling } from "mcp-host-ui/host";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout");

const timersBefore = countTimers();

// At module scope, as apps have it.
const host = createHost({
  kinds: [elicitation({ url: true }), sampling({ generate: () => Promise.reject(new Error()) })],
  log: createDecisionLog(),
});

const timersAfter = countTimers();

function Readers() {
  const { current } = useElicitation();
  const { open, settled } = useElicitations();
  const { current: sampling } = useSamplingApproval();
  const { form } = useMessages();
  const seen = [current, ...open, ...settled, sampling, useSession("travel")];
  return `${typeof useHost().send} ${seen.filter(Boolean).length} ${form.send}`;
}

const page = (
  <HostProvider host={host}>
    <h1>The app</h1>
    <Readers />
    <ElicitationCard />
    <ElicitationPrompt />
    <HostPrompts />
  </HostProvider>
);

describe("HostProvider, where there is no page", () => {
  it("renders hooks and components to the same text, whatever is asked", () => {
    expect(typeof globalThis.window).toBe("undefined");
    const empty = renderToString(page);
    expect(empty).toBe('<h1>The app</h1>function 0 Send<span hidden=""></span>');

    const session = host.openSession({ id: "travel", name: "Travel Booking" });
    session.receive("elicitation/create", { message: "Sure?" }).catch(() => {});
    expect(host.getState().open).toHaveLength(1);
    expect(renderToString(page)).toBe(empty);
    host.close();
  });
});

describe("createHost", () => {
  it("starts no timer when a module makes a host", () => {
    expect(timersAfter).toEqual(timersBefore);
  });
});
