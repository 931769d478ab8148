import { type AbstractAgent, HttpAgent } from "@ag-ui/client";

/** The client of an agent at this address. */
export function connectAgUi(url: string): AbstractAgent {
  return new HttpAgent({ url });
}
