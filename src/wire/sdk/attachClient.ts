import { isDevelopment } from "../../developer/isDevelopment.js";
import type { LocalHost } from "../../host/host.js";
import type { HostSession, SendNotification } from "../../host/session.js";
import { watchCancellations } from "./cancellations.js";
import { checkAttachment } from "./checkAttachment.js";
import { type Claim, stakeClaim } from "./claim.js";
import { type AttachedClient, ownMeta, rememberClient } from "./clientOf.js";
import { createSessionReceiver } from "./createSessionReceiver.js";
import { declareByRevision } from "./declareByRevision.js";
import { dropWithdrawn } from "./dropWithdrawn.js";
import { findTap } from "./findTap.js";
import { isModern } from "./isModern.js";
import type { McpClientLike } from "./mcpClientLike.js";
import { noteServer } from "./noteServer.js";
import {
  type MissingHandler,
  registerMethods,
  registerNotificationHandler,
} from "./registerHandlers.js";
import { rewriteDeclared } from "./rewriteDeclared.js";
import { watchConnection } from "./watchConnection.js";

/** Options for attaching a client. */
export interface AttachClientOptions {
  /** Names the session; unique in the host. */
  readonly id: string;
  /** The host app's own name for the server. @default the id */
  readonly name?: string;
  /** The origin of the address that the server is reached at: a page elsewhere is said to be unlike it. */
  readonly origin?: string;
  /** The time that the server waits for an answer, in milliseconds: the person sees how much of it is left. @default not known */
  readonly answerWithin?: number;
  /**
   * The time that a deadline moves each time the person asks for it, in milliseconds: where it is the host app's
   * own, or the server gives more time. @default it cannot move
   */
  readonly extendBy?: number;
}

export type { MissingHandler } from "./registerHandlers.js";

/** The session of an attached client. */
export interface ClientSession extends HostSession {
  /** The methods that the host could answer but does not get from this client. */
  readonly missing: readonly MissingHandler[];
  /** Takes over what connecting made known of the server; the first request or tracked call does so too. */
  refresh(): void;
}

/** The attachments of a host, by session and by client, so that one whose session was forgotten comes back. */
interface Attachments {
  readonly current: Map<string, Attachment>;
  readonly ever: WeakMap<McpClientLike, Attachment>;
}

const attached = new WeakMap<LocalHost, Attachments>();

/** Removes everything that an attachment put into a client, by client: only one attachment at a time answers its server. */
const releases = new WeakMap<McpClientLike, () => void>();

interface Attachment {
  readonly client: McpClientLike;
  readonly session: ClientSession;
}

/**
 * Lets a host answer what servers ask through a client of the TypeScript SDK, v1 (from 1.13) or v2.
 * Before `connect()` it declares the host's capabilities; afterwards it takes what the client declared and tells the
 * rest in `missing`. The same client attached again returns the same session; another client under the same id takes over.
 * A client that another host or id had moves here, and its earlier session closes. `host.close()` removes the handlers.
 */
export function attachClient(
  host: LocalHost,
  client: McpClientLike,
  options: AttachClientOptions,
): ClientSession {
  checkAttachment(host, client, options);
  const { current: attachments, ever } = attached.get(host) ?? {
    current: new Map(),
    ever: new WeakMap(),
  };
  attached.set(host, { current: attachments, ever });
  const notify: SendNotification = (method, params) =>
    client.notification({ method, ...(params && { params }) });
  const own = ever.get(client);
  const before = attachments.get(options.id) ?? (own?.session.id === options.id ? own : undefined);
  if (before?.client === client) {
    const isForgotten = !attachments.has(options.id);
    attachments.set(options.id, before);
    if (client.transport || isForgotten) host.openSession({ ...options, notify });
    else before.session.update(options);
    before.session.refresh();
    return before.session;
  }
  for (const held of [before?.client, client]) if (held) releases.get(held)?.();

  const session = host.openSession({ ...options, notify });
  const isCurrent = () => attachments.get(options.id)?.client === client;
  const handled = new Set<string>();
  const handles = (method: string) => handled.has(method);
  const declarations = declareByRevision(host, handles);
  const attachedClient: AttachedClient = { client, meta: undefined };
  const watch = watchConnection(client, {
    opening: (transport) =>
      rewriteDeclared(transport, (revision, declared, meta) => {
        if (meta) attachedClient.meta = ownMeta(meta);
        return declarations.declaredIn(revision, declared);
      }),
    opened(transport) {
      const forget = (id: unknown) => findTap(transport)?.forget(id);
      dropWithdrawn(transport, { handles, dropped: forget });
      watchCancellations(transport, forget);
      if (isCurrent()) host.openSession({ id: options.id });
    },
    closed() {
      if (isCurrent()) session.close();
    },
  });
  const claim: Claim = {
    client,
    handles,
    isModern: () => isModern(client.getNegotiatedProtocolVersion?.()),
  };
  const dropClaim = stakeClaim(claim);
  const catchUp = () => {
    watch.look();
    noteServer(host, session, client);
  };
  const receive = createSessionReceiver({ host, session, client, claim, declarations, catchUp });
  const missing = registerMethods(host, client, receive, (method) => handled.add(method));
  for (const method of host.notifications)
    registerNotificationHandler(client, method, (params) =>
      session.receiveNotification(method, params),
    );

  const clientSession: ClientSession = {
    ...session,
    missing,
    refresh: catchUp,
    trackCall(run, options) {
      catchUp();
      return session.trackCall(run, options);
    },
    forget() {
      const isForgotten = session.forget();
      if (isForgotten && isCurrent()) attachments.delete(options.id);
      return isForgotten;
    },
  };
  const release = () => {
    releases.delete(client);
    stopHearing();
    session.close();
    watch.stop();
    dropClaim();
    for (const method of handled) client.removeRequestHandler?.(method);
    for (const method of host.notifications) client.removeNotificationHandler?.(method);
    handled.clear();
  };
  releases.set(client, () => {
    release();
    if (isCurrent()) attachments.delete(options.id);
    ever.delete(client);
  });
  const stopHearing = host.onClose(release);
  rememberClient(clientSession, attachedClient);
  attachments.set(options.id, { client, session: clientSession });
  ever.set(client, { client, session: clientSession });
  if (missing.length > 0 && isDevelopment()) void warnOfMissing(options.id, missing);
  if (client.transport) catchUp();
  return clientSession;
}

async function warnOfMissing(id: string, missing: readonly MissingHandler[]): Promise<void> {
  (await import("../../developer/warnings.js")).warnOfMissing(id, missing);
}
