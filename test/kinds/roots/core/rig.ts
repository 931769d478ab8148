import { type Asked, startServer, type TestServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  type Host,
  type HostOptions,
  type LocalHost,
  Roots,
  roots,
} from "mcp-host-ui/host";
import { expect, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../../../support/questions.js";
import type { wires } from "../../../support/wires.js";

/** The folders of the travel agency that the documentation of the protocol tells of. */
export const planning = "file:///Users/agent/travel-planning";
export const templates = "file:///Users/agent/travel-templates";
export const documents = "file:///Users/agent/client-documents";
export const archive = "file:///Users/agent/archive/2023-trips";

/** What a server gets. */
export interface SentRoots {
  readonly roots: readonly { readonly uri: string; readonly name?: string }[];
}

/** A host that has roots, and what it reported. */
export interface RootsHost {
  readonly host: LocalHost;
  readonly errors: readonly unknown[];
}

/** Makes a host with a surface that could show its questions. */
export function startHost(
  options: Roots.Options = {},
  hostOptions: Partial<HostOptions> = {},
): RootsHost {
  const errors: unknown[] = [];
  const host = createHost({
    kinds: [roots(options)],
    log: createDecisionLog({ content: true }),
    onError: (error) => errors.push(error),
    ...hostOptions,
  });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  return { host, errors };
}

/** A server that asks a host for its roots over a real wire. */
export interface RootsServerRig extends TestServer {
  /** Asks for the list. */
  list(): Asked<SentRoots>;
  /** How often the client told the server that the list is another one. */
  heard(): number;
}

/** Starts a server over one wire. */
export async function startRootsServer(
  host: LocalHost,
  wire: (typeof wires)[number][1] = "2025-11-25",
  session: { id?: string; name?: string } = {},
): Promise<RootsServerRig> {
  const server = await startServer(host, { wire, ...session });
  onTestFinished(() => server.close());
  const heard = watchNotifications(server.client);
  return {
    ...server,
    heard,
    // A server's answer carries no type; these tests look at roots.
    list: () => server.request({ method: "roots/list" }) as Asked<SentRoots>,
  };
}

/** Counts, on the client's own transport, the notifications that leave it. */
export function watchNotifications(client: { readonly transport?: unknown }): () => number {
  const transport = client.transport as { send(message: unknown, ...rest: unknown[]): unknown };
  const send = transport.send.bind(transport);
  let count = 0;
  transport.send = (message, ...rest) => {
    if (JSON.stringify(message).includes('"notifications/roots/list_changed"')) count += 1;
    return send(message, ...rest);
  };
  return () => count;
}

/** Sends one command of the kind. */
export function tell(host: Host, command: Roots.Command): ReturnType<Host["send"]> {
  return host.send({ ...command });
}

/** What the host's state says of roots. */
export function stateOf(host: Host): Roots.State {
  return host.read("roots:state") as Roots.State;
}

/** The paths of all roots, in order. */
export function pathsOf(host: Host): readonly string[] {
  return stateOf(host).roots.map(({ path }) => path);
}

/** Waits until a host has read what was stored. */
export async function ready(host: Host): Promise<void> {
  await expect.poll(() => stateOf(host), { interval: 2 }).toBeDefined();
}

/** Waits for the one open question for the roots. */
export async function openConsent(host: Host): Promise<Roots.Question> {
  const question = await openQuestion(host);
  if (!Roots.isQuestion(question)) throw new Error("The open question is not about roots.");
  return question;
}

/** Answers a question. */
export function settle(host: Host, id: string, answer: Roots.Settlement): ReturnType<Host["send"]> {
  return host.send({ type: "settle", id, answer });
}

/** Answers the one open question with yes to what it shows. */
export async function shareOpen(host: Host): Promise<void> {
  const { id, detail } = await openConsent(host);
  const uris = detail.roots.map(({ uri }) => uri);
  expect(await settle(host, id, { action: "share", uris })).toMatchObject({ done: true });
}

/** The error that a server, or in revision 2026-07-28 the call, gets. */
export function refusal(code: number, message: RegExp): object {
  return expect.objectContaining({ code, message: expect.stringMatching(message) });
}
