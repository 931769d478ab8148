import { warnOnce } from "./warnOnce.js";

/** Warns that a question waits where nothing in the app could show it. */
export function warnOfNoSurface(kind: string, unattendedAfter: number): void {
  const end = Number.isFinite(unattendedAfter)
    ? `${unattendedAfter} ms after it came the server is told that nobody was there`
    : "the server waits for ever";
  warnOnce(
    `no surface for ${kind}`,
    `a server asked (${kind}), and nothing that the app renders can show it; ${end}. ` +
      "Render <HostPrompts /> inside <HostProvider host={host}>, or a prompt or card of that kind; with a host in another process, connect a window that does.",
  );
}

/** Warns that a server asked while no call was tracked, so that the SDK's own timer may end the call under the dialog. */
export function warnOfUntrackedCall(server: string, method: string): void {
  warnOnce(
    `untracked call of ${server}`,
    `"${server}" sent ${method} while the app had no tracked call to it. If it asks because of a call, the SDK ends that call after 60 s, though the person still types, and nobody can stop it from the dialog. ` +
      "Write session.trackCall((options) => client.callTool({ name }, options)); SDK v1 takes the options as the third argument.",
  );
}

/** Warns of requests that an attached client does not hand to the host. */
export function warnOfMissing(
  session: string,
  missing: readonly { readonly method: string; readonly rejection: "undeclared" | "taken" }[],
): void {
  for (const { method, rejection } of missing)
    warnOnce(
      `missing ${method} of ${session}`,
      rejection === "taken"
        ? `the client of session "${session}" has a handler of its own for ${method}, so the host never hears of it. Remove that handler before attachClient.`
        : `the client of session "${session}" was connected without the capability for ${method}, so its server never asks. Call attachClient before connect(), or write new Client(info, { capabilities: host.capabilities }).`,
    );
}

/** Warns that a window lost its host. */
export function warnOfLostHost(): void {
  warnOnce(
    "lost host",
    "the port to the host closed or went silent: this window shows the last state, and its commands are refused. " +
      "Call reconnect(port) with a new port; subscribePhase() tells when that is due.",
  );
}

/** Warns that a model answered without a name. */
export function warnOfNamelessModel(placeholder: string): void {
  warnOnce(
    "nameless model",
    `generate() returned no "model", and sampling() has no models to name one, so servers are told "${placeholder}". ` +
      "Return { content, model }, or write sampling({ models: [{ id }] }).",
  );
}

/** Warns that an answer left which could not be checked completely. */
export function warnOfPartlyChecked(): void {
  warnOnce(
    "partly checked",
    "a form was so large, or its schema so involved, that an answer could not be checked within limits.steps; the person was told, and the server has the last word. " +
      "Write createHost({ limits: { steps } }) with more steps to check such answers in full, or with fewer to check less.",
  );
}
