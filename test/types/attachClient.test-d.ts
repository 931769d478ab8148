import { Client as Version2 } from "@modelcontextprotocol/client";
import type { Client as Version1 } from "@modelcontextprotocol/sdk/client/index.js";
import { attachClient, type LocalHost } from "mcp-host-ui/host";
import type { Client as Version1_13 } from "mcp-sdk-1.13/client/index.js";
import type { Client as Version1_22 } from "mcp-sdk-1.22/client/index.js";
import type { Client as Version1_25 } from "mcp-sdk-1.25/client/index.js";

declare const host: LocalHost;
declare const version2: Version2;
declare const version1: Version1;
declare const version1_13: Version1_13;
declare const version1_22: Version1_22;
declare const version1_25: Version1_25;

attachClient(host, version2, { id: "a" });
attachClient(host, version1, { id: "a", name: "A" });
attachClient(host, version1_13, { id: "a" });
attachClient(host, version1_22, { id: "a" });
attachClient(host, version1_25, { id: "a" });

// @ts-expect-error a number is no client
attachClient(host, 42, { id: "a" });
// @ts-expect-error nothing is no client
attachClient(host, undefined, { id: "a" });
// @ts-expect-error an object without a client's methods is no client
attachClient(host, { transport: undefined, onclose: undefined }, { id: "a" });
// @ts-expect-error a class is not its instance
attachClient(host, Version2, { id: "a" });
// @ts-expect-error a session needs an id
attachClient(host, version2, {});
// @ts-expect-error a client cannot be attached to another client
attachClient(version2, version2, { id: "a" });
