"use client";

import { useEffect, useState } from "react";
import {
  createRequestHost,
  type OnAnswer,
  type RequestHost,
  type RequestServer,
} from "../../core/createRequestHost.js";

/** A request that the app keeps itself, such as a part of a chat message. */
export interface KeptRequest {
  /** The server that asks. */
  readonly server: RequestServer;
  /** The params of `elicitation/create` for a form. A request that cannot be read can only be declined. */
  readonly request: object;
  /**
   * Takes the answer, and what the app may store of it for `ElicitationRecord`. Runs once for each request, also after a
   * remount. If it throws or rejects, the user can send the answer again.
   */
  readonly onAnswer: OnAnswer;
  /** Identifies the request where the app copies it between mounts. @default the object of `request` */
  readonly id?: string | undefined;
}

const byRequest = new WeakMap<object, RequestHost>();
const byId = new Map<string, RequestHost>();
const mostById = 500;

/** Returns the host of a request, the same one after a remount. */
export function useRequestHost({ server, request, onAnswer, id }: KeptRequest): RequestHost {
  const [held, hold] = useState(() => ({ request, id, host: hostOf(server, request, id) }));
  let { host } = held;
  if (held.request !== request || held.id !== id) {
    const isCopy = held.id === id && JSON.stringify(held.request) === JSON.stringify(request);
    host = isCopy ? held.host : hostOf(server, request, id);
    hold({ request, id, host });
  }
  useEffect(() => host.answerWith(onAnswer), [host, onAnswer]);
  return host;
}

function hostOf(server: RequestServer, request: object, id: string | undefined): RequestHost {
  const known = id === undefined ? byRequest.get(request) : byId.get(id);
  const host = known ?? createRequestHost(server, request);
  if (id === undefined) byRequest.set(request, host);
  else byId.set(id, host);
  const [oldest] = byId.keys();
  if (oldest !== undefined && byId.size > mostById) byId.delete(oldest);
  return host;
}
