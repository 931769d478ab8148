import type { OpenWire } from "@mcp-host-ui/testing";
import { openWire2025 } from "../../packages/testing/src/kit/openWire2025.js";
import { openWire2026 } from "../../packages/testing/src/kit/openWire2026.js";
import { openWireV1, v1Versions } from "./openWireV1.js";
import { tapped } from "./tapped.js";

/** Every kind of session that is tested, each with a tap between the client and its transport. */
export const tappedWires: readonly (readonly [string, OpenWire])[] = [
  ["SDK v2, 2025-11-25", tapped(openWire2025)],
  ["SDK v2, 2026-07-28", tapped(openWire2026)],
  ...v1Versions.map((version) => [`SDK v1 ${version}`, tapped(openWireV1(version))] as const),
];
