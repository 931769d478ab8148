import type { Command } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { createSurfaceLease } from "../../src/relay/serve/surfaceLease.js";
import { openRelay } from "../support/openRelay.js";
import { dialog } from "../support/questions.js";

/** A lease on a real host, and the commands that it gives. */
function openLease() {
  const { host } = openRelay();
  const given: string[] = [];
  const send = (command: Command) => {
    given.push(command.type);
    return host.send(command);
  };
  return { lease: createSurfaceLease({ ...host, send }, {}), given };
}

const inline = { ...dialog, id: "inline" };

describe("a window's surfaces while the window is silent", () => {
  it("are closed once, whatever the window says meanwhile", async () => {
    const { lease, given } = openLease();
    await lease.open(dialog);
    await lease.open(inline);
    lease.suspend();
    expect(given.splice(0)).toEqual(["openSurface", "openSurface", "closeSurface", "closeSurface"]);

    lease.suspend();
    expect(await lease.close("inline")).toEqual({ done: true });
    lease.replace([]);
    expect(given).toEqual([]);
  });

  it("open again with the window, in the state that the window left them in", async () => {
    const { lease, given } = openLease();
    await lease.open(dialog);
    await lease.open(inline);
    lease.suspend();
    await lease.close("inline");
    given.length = 0;
    lease.resume();
    lease.resume();
    expect(given).toEqual(["openSurface"]);
  });
});
