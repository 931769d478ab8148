import {
  createHost,
  createRequestError,
  type HostKind,
  type HostOptions,
  type LocalHost,
  type RequestLimits,
} from "mcp-host-ui/host";
import { type Asking, createAskingSide } from "./asking.js";
import type { DeskCore } from "./deskCore.js";
import { type DeskKindEvents, deskKind } from "./deskKind.js";
import { createAudienceGuard } from "./http/audienceGuard.js";
import { createModelWork } from "./models/createModelWork.js";

/**
 * Makes a host without a window: what its sessions are asked goes to the desk, and what anybody answers there is its
 * answer. Deadlines, withdrawals, floods and what a server gets when nobody answers are those of any host.
 */
export function createAskingHost(
  core: DeskCore,
  audience: string,
  options: { kinds: readonly HostKind[]; requestLimits: RequestLimits } & Pick<
    HostOptions,
    "limits"
  >,
): LocalHost {
  let asking: Asking | undefined;
  const losing = new Map<string, () => void>();
  const events: DeskKindEvents = {
    opened(question, session, kindCore) {
      losing.set(question.id, () =>
        kindCore.settle(
          question.id,
          { sent: "error", error: lost() },
          { by: "host", cause: "failed" },
        ),
      );
      asking?.opened(question, session);
    },
    admit: (request) => guard.admit(request),
    ended(question) {
      losing.delete(question.id);
      asking?.ended(question);
    },
    notice: (...told) => asking?.notice(...told),
  };
  const guard = createAudienceGuard(core, audience, options.limits ?? {});
  const host = createHost({
    kinds: options.kinds.map((kind) => deskKind(kind, events)),
    ...(options.limits && { limits: options.limits }),
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
    keepSettled: 1,
    onError: core.report,
  });
  asking = createAskingSide(
    core,
    audience,
    {
      async settle(id, { principal, rule, ...winner }) {
        const command = {
          type: "settle",
          id,
          answer: winner,
          ...(rule !== undefined && { rule }),
        } as const;
        return host.send(command, { ...(principal !== undefined && { principal }) });
      },
      lose: (id) => losing.get(id)?.(),
      async endBlocked() {
        await guard.refresh();
        for (const { id } of host.getState().sessions.filter(({ id }) => guard.isBlocked(id))) {
          // The block itself is the audience's: here it only ends what waits.
          await host.send({ type: "blockSession", id, blocked: true });
          await host.send({ type: "blockSession", id, blocked: false });
        }
      },
      async extend(id) {
        const { done } = await host.send({ type: "extend", id });
        return done ? host.getState().open.find((open) => open.id === id)?.deadline : undefined;
      },
    },
    createModelWork(core, audience, options.kinds, options.requestLimits),
  );
  return host;
}

function lost() {
  return createRequestError(-32603, "The question was taken for lost.");
}
