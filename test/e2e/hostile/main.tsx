import { createRoot } from "react-dom/client";
import { HostileServer } from "../../../stories/support/HostileServer.tsx";
import { type HostileKind, hostileTexts } from "../../../stories/support/hostileTexts.ts";
import "mcp-host-ui/styles.css";
import "../../../.storybook/preview.css";

const isKind = (kind: string): kind is HostileKind => Object.hasOwn(hostileTexts, kind);
const kind = location.search.slice(1);
const root = document.getElementById("root");
if (root && isKind(kind)) createRoot(root).render(<HostileServer text={hostileTexts[kind]} />);
