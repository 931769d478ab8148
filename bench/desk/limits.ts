import type { HostLimits } from "mcp-host-ui/host";

/** None for how many questions: as many as there are may come in a minute. */
export const limits: HostLimits = {
  open: Number.POSITIVE_INFINITY,
  perMinute: Number.POSITIVE_INFINITY,
};
