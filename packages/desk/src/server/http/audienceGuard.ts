import { createRequestError, type HostLimits, type Kinds } from "mcp-host-ui/host";
import { renewBlocks } from "../blocks.js";
import type { DeskCore } from "../deskCore.js";
import { createLedger } from "../ledger.js";

/** Holds back what a server asks an audience too often, or although the audience has blocked it, on whatever node. */
export interface AudienceGuard {
  /** Throws what the server gets instead of an answer, where the request may not be put to the audience. */
  admit(request: Kinds.Request): Promise<void>;
  /** Takes over what is new in the store. */
  refresh(): Promise<void>;
  isBlocked(server: string): boolean;
}

/** Makes the {@link AudienceGuard} of one asking host; that host's own limits count what is not in the store yet. */
export function createAudienceGuard(
  core: DeskCore,
  audience: string,
  { open: mostOpen = 20, perMinute = 60 }: HostLimits,
): AudienceGuard {
  const ledger = createLedger(core, audience);
  /** While the store is away the guard knows what it knew before. What is asked is written later too. */
  const refresh = () => ledger.refresh().catch(() => {});
  return {
    refresh,
    isBlocked: ledger.isBlocked,
    async admit(request) {
      const { id } = request.session;
      await refresh();
      const blocks = ledger.blocks();
      if (blocks && ledger.isBlocked(id)) {
        await renewBlocks(core, audience, blocks).catch(core.report);
        throw createRequestError(-32603, "The person has blocked this server's requests for now.");
      }
      const { open, recent } = ledger.count(id);
      if (open >= mostOpen || recent >= perMinute)
        request.turnAway("Too many requests to a person: ask again later.");
    },
  };
}
