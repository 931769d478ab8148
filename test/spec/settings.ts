import type { OpenWire } from "@mcp-host-ui/testing";
import { openWire2025 } from "../../packages/testing/src/kit/openWire2025.js";
import { openWire2026 } from "../../packages/testing/src/kit/openWire2026.js";
import { openWireV1 } from "../support/openWireV1.js";
import { tapped } from "../support/tapped.js";
import type { Revision } from "./demands.js";

/** One SDK of a host's client in one revision of the protocol. */
export interface Setting {
  readonly name: string;
  readonly revision: Revision;
  /** What a test server is started with. */
  readonly wire: "2025-11-25" | "2026-07-28" | OpenWire;
  readonly open: OpenWire;
  /** The same with a tap between the client and its transport. */
  readonly tapped: OpenWire;
}

const lastOfJune2025 = "1.22";

const v1: readonly Setting[] = (["1.25", "latest"] as const).flatMap((version) => [
  createSetting("2025-06-18", `SDK v1 ${version}`, openWireV1(lastOfJune2025, version)),
  createSetting("2025-11-25", `SDK v1 ${version}`, openWireV1(version)),
]);

const v2: readonly Setting[] = [
  createSetting("2025-06-18", "SDK v2", openWireV1(lastOfJune2025, "v2")),
  createSetting("2025-11-25", "SDK v2", openWire2025, "2025-11-25"),
  createSetting("2026-07-28", "SDK v2", openWire2026, "2026-07-28"),
];

/** Every revision, with every SDK that speaks it. */
export const settings: readonly Setting[] = [...v1, ...v2];

/**
 * The settings in which a test of what a person sees runs: all, once. An SDK behaves alike under every version of React,
 * so the others run in every revision with one SDK.
 */
export const shownSettings: readonly Setting[] =
  process.env.REACT_MAJOR === "19" && process.env.REACT_COMPILER === undefined ? settings : v2;

function createSetting(
  revision: Revision,
  sdk: string,
  open: OpenWire,
  wire: Setting["wire"] = open,
): Setting {
  return { name: `${revision}, ${sdk}`, revision, wire, open, tapped: tapped(open) };
}
