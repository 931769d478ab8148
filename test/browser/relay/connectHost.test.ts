import { createHost, elicitation } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished } from "vitest";

const never = { heartbeat: Number.POSITIVE_INFINITY };

function askingHost() {
  const host = createHost({ kinds: [elicitation()], unattendedAfter: Number.POSITIVE_INFINITY });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  session.receive("elicitation/create", { message: "Where?" }).catch(() => {});
  const surface = () => host.getState().open[0]?.surface;
  return { host, surface };
}

/** Opens a page of its own that connects to the host; returns its frame. */
async function openPage(host: ReturnType<typeof askingHost>["host"]) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(serveHost(host, port1, never));
  const frame = document.createElement("iframe");
  const script = new URL("./windowPage.ts", import.meta.url);
  frame.srcdoc = `<script type="module" src="${script}" onload="parent.postMessage('ready', '*')"></script>`;
  const ready = new Promise((resolve) => {
    addEventListener("message", ({ data }) => data === "ready" && resolve(data));
  });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await ready;
  frame.contentWindow?.postMessage("here is your host", "*", [port2]);
  return frame;
}

describe("connectHost, in a browser", () => {
  it("answers from another page, over a real MessagePort", async () => {
    const { host } = askingHost();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(serveHost(host, port1, never));
    const remote = connectHost(port2, never);
    onTestFinished(remote.close);
    await expect.poll(() => remote.getState().open).toHaveLength(1);
    const id = remote.getState().open[0]?.id ?? "";
    const receipt = await remote.send({ type: "settle", id, answer: { action: "decline" } });
    expect(receipt).toMatchObject({ done: true });
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "decline" } }]);
  });

  it("answers a host in a real Worker, through the worker itself", async () => {
    const worker = new Worker(new URL("./hostWorker.ts", import.meta.url), { type: "module" });
    onTestFinished(() => worker.terminate());
    const remote = connectHost(worker, never);
    onTestFinished(remote.close);
    await expect.poll(() => remote.getState().open).toHaveLength(1);
    const id = remote.getState().open[0]?.id ?? "";
    const answer = { action: "accept", content: { city: "Lisbon" } };
    expect(await remote.send({ type: "settle", id, answer })).toMatchObject({ done: true });
    await expect
      .poll(() => remote.getState().settled)
      .toMatchObject([{ id, outcome: { sent: "accept", principal: "ada" } }]);
  });

  it("lets its questions go when its page is closed", async () => {
    const { host, surface } = askingHost();
    const frame = await openPage(host);
    await expect.poll(surface).toBeDefined();
    frame.remove();
    await expect.poll(surface).toBeUndefined();
  });

  it("lets its questions go when its page is reloaded", async () => {
    const { host, surface } = askingHost();
    const frame = await openPage(host);
    await expect.poll(surface).toBeDefined();
    frame.contentWindow?.location.reload();
    await expect.poll(surface).toBeUndefined();
  });

  it("takes them back when its page returns from the back-forward cache", async () => {
    const { host, surface } = askingHost();
    const { port1, port2 } = new MessageChannel();
    onTestFinished(serveHost(host, port1, never));
    const remote = connectHost(port2, never);
    onTestFinished(remote.close);
    await remote.send({
      type: "openSurface",
      surface: { id: "dialog", kind: "dialog", visible: true },
    });
    expect(surface()).toBeDefined();
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(remote.getPhase()).toBe("lost");
    await expect.poll(surface).toBeUndefined();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.poll(surface).toBeDefined();
    await expect.poll(remote.getPhase).toBe("connected");
  });
});
