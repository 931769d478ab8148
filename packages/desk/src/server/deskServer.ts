import type { Sessions } from "mcp-host-ui/host";

/** A server that asks, as the page's host shows it. */
export interface DeskServer {
  /** Names its session, in every page of the audience. */
  readonly id: string;
  /** The host app's own name for it. @default the id */
  readonly name?: string;
  /** Its claims about itself. */
  readonly claims?: Sessions.Claims;
  /** The origin of the address that it is reached at. */
  readonly origin?: string;
  /** The protocol revision in use. */
  readonly protocolVersion?: string;
  /** Whether a transport tap sends results that the SDKs would refuse. */
  readonly tapped?: boolean;
}
