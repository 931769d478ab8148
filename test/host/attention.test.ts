import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { dialog } from "../support/questions.js";

/** A host with one question, on a clock that runs only where a test lets it. */
function open(unattendedAfter?: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const host = createHost({
    kinds: [ownKind()],
    ...(unattendedAfter !== undefined && { unattendedAfter }),
  });
  onTestFinished(host.close);
  const answer = host.openSession({ id: "travel" }).receive("own/ask");
  answer.catch(() => {});
  const { id = "" } = host.getState().open[0] ?? {};
  const phase = () => host.getState().open.map((question) => question.id === id).length;
  const see = (visible: boolean) =>
    host.send({ type: "openSurface", surface: { ...dialog, visible } });
  const leave = () => host.send({ type: "closeSurface", id: dialog.id });
  return { host, id, answer, phase, see, leave };
}

describe("a question that no surface can show", () => {
  it("ends unattended after half a minute where the app says nothing else", async () => {
    const { host, id, answer, phase } = open();
    vi.advanceTimersByTime(29_999);
    expect(phase()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(phase()).toBe(0);
    expect(host.read(id)).toMatchObject({ outcome: { by: "host", cause: "unattended" } });
    await expect(answer).rejects.toThrow("Nobody.");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for as long as the app says, and for ever at Infinity, for which no timer runs", () => {
    const { phase } = open(1_000);
    vi.advanceTimersByTime(999);
    expect(phase()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(phase()).toBe(0);
    const patient = open(Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000_000);
    expect(patient.phase()).toBe(1);
  });

  it("has all of that time again once one could show it meanwhile", async () => {
    const { phase, see, leave } = open(1_000);
    vi.advanceTimersByTime(900);
    await see(true);
    vi.advanceTimersByTime(900);
    await leave();
    vi.advanceTimersByTime(999);
    expect(phase()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(phase()).toBe(0);
  });

  it("has no more time because something else about it changes", async () => {
    const { host, id, phase } = open(1_000);
    vi.advanceTimersByTime(900);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    await host.send({ type: "resume", id });
    vi.advanceTimersByTime(100);
    expect(phase()).toBe(0);
  });

  it("leaves no timer behind once it is settled", async () => {
    const { host, id } = open(1_000);
    expect(vi.getTimerCount()).toBe(1);
    await host.send({ type: "settle", id, answer: {} });
    expect(vi.getTimerCount()).toBe(0);
  });
});
