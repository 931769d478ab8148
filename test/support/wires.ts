import type { OpenWire } from "@mcp-host-ui/testing";
import { openWireV1, v1Versions } from "./openWireV1.js";

/** Every kind of session that is tested: both SDKs, all revisions. */
export const wires: readonly (readonly [string, "2025-11-25" | "2026-07-28" | OpenWire])[] = [
  ["SDK v2, 2025-11-25", "2025-11-25"],
  ["SDK v2, 2026-07-28", "2026-07-28"],
  ...v1Versions.map((version) => [`SDK v1 ${version}`, openWireV1(version)] as const),
];
